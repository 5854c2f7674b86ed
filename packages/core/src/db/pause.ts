/** The first pause, in milliseconds, and the longest. */
const FIRST = 25;
const LONGEST = 800;

/**
 * Waits before another try at the database: longer after each one (`tries` from 1), with random jitter, so that requests
 * that conflicted do not conflict again.
 */
export const pause = (tries: number) =>
  new Promise<void>((resolve) =>
    setTimeout(resolve, (0.5 + Math.random() / 2) * Math.min(LONGEST, FIRST * 2 ** tries)),
  );
