const MINUTE = 60_000;
/** Longest pause between two tries. */
const LONGEST = 4 * 60 * MINUTE;
/** After this long the message or notice is given up. */
const GIVE_UP_AFTER = 24 * 60 * MINUTE;

/**
 * When to try again what failed for the nth time (n from 1), a message or a notice: after 1, 2, 4, 8 … minutes, at most
 * 4 hours apart, for 24 hours from when it was written. Undefined once that time is over. Epoch milliseconds.
 */
export function nextTry(attempts: number, createdAt: number, now: number): number | undefined {
  const at = now + Math.min(LONGEST, MINUTE * 2 ** (attempts - 1));
  return at <= createdAt + GIVE_UP_AFTER ? at : undefined;
}
