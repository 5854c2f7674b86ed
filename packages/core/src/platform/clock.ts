import { dayIn } from "../time/day-in.ts";

let offset = 0;

/** The present moment in epoch milliseconds. The only function that reads the machine's clock. */
export const now = () => Date.now() + offset;
/** The present moment as ISO 8601 in UTC. */
export const nowIso = () => new Date(now()).toISOString();
/** The present calendar day (`YYYY-MM-DD`) in a zone. */
export const todayIn = (timeZone: string) => dayIn(timeZone, now());

/** Moves the clock for a test; returns a function that restores it. */
export function shiftClock(milliseconds: number) {
  offset += milliseconds;
  return () => {
    offset -= milliseconds;
  };
}

/** An instant moved by minutes. */
export const plusMinutes = (at: string, minutes: number) =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString();
