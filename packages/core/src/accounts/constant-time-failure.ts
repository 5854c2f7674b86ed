/** A refusal takes at least this long, in milliseconds: longer than any of its causes takes to find. */
const REFUSAL_MS = 400;

const rest = async (milliseconds: number, started: number) => {
  const left = milliseconds - (performance.now() - started);
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
};

/**
 * Makes every failure of `work` take the same time, so that the clock does not tell an unknown e-mail from a wrong
 * password. What succeeds is not held up.
 */
export async function constantTimeRefusal<T>(work: () => Promise<T>, milliseconds = REFUSAL_MS): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } catch (error) {
    await rest(milliseconds, started);
    throw error;
  }
}

/** Longer than opening an account takes, in milliseconds. */
const ANSWER_MS = 1000;

/** Makes `work` take the same time whatever comes of it, so that the clock does not tell who has an account. */
export async function constantTimeAnswer<T>(work: () => Promise<T>, milliseconds = ANSWER_MS): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    await rest(milliseconds, started);
  }
}
