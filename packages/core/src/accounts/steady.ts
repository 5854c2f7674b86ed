/** A refusal takes at least this long, in milliseconds: longer than any of its causes takes to find. */
const REFUSAL_MS = 400;

/**
 * Makes every failure of `work` take the same time, so that the clock does not tell an unknown e-mail from a wrong
 * password. What succeeds is not held up.
 */
export async function steadyRefusal<T>(work: () => Promise<T>, milliseconds = REFUSAL_MS): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } catch (error) {
    const rest = milliseconds - (performance.now() - started);
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    throw error;
  }
}
