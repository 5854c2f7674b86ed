/** The minimum duration of every refusal in milliseconds, longer than detecting any of its causes takes. */
const REFUSAL_MS = 400;

const waitUntil = async (milliseconds: number, started: number) => {
  const left = milliseconds - (performance.now() - started);
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
};

/**
 * Makes every failure of `work` take the same time, so that an unknown e-mail and a wrong password cannot be told
 * apart by the response time. Successful work is not delayed.
 */
export async function constantTimeRefusal<T>(work: () => Promise<T>, milliseconds = REFUSAL_MS): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } catch (error) {
    await waitUntil(milliseconds, started);
    throw error;
  }
}

/** The minimum duration of an answer in milliseconds, longer than opening an account takes. */
const ANSWER_MS = 1000;

/** Makes `work` take the same time whether it succeeds or fails, so that the response time does not show who has an account. */
export async function constantTimeAnswer<T>(work: () => Promise<T>, milliseconds = ANSWER_MS): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    await waitUntil(milliseconds, started);
  }
}
