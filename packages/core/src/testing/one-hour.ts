import { now, shiftClock } from "../platform/clock.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * For `beforeEach` of tests that reach a limit. Limits count within each hour or day (`db/allowance.ts`) and begin anew in the
 * next one. Moves the clock past the end of an hour that has less than five minutes left, and gives what puts it back.
 */
export function inOneHour(): () => void {
  const left = HOUR - (now() % HOUR);
  return left < 5 * MINUTE ? shiftClock(left) : () => undefined;
}
