const DAY = 86_400_000;

/** Weeks from here on belong to journeys; even ones to one worker, odd ones to the other. Another run takes others. */
let week = 10 + 2 * Math.floor(Math.random() * 25);

/**
 * A journey that is tried again has a process of its own, which knows nothing of the weeks of the one before: it takes
 * another day of them. Wednesdays belong to the series across the change of the clocks.
 */
const WEEKDAY = [2, 4, 5][Number(process.env.TEST_WORKER_INDEX ?? 0) % 3] ?? 2;

/** A future day, as `2030-01-31`, in a week that only the caller books. */
export function ownDay(): string {
  week += 2;
  const days = 7 * (week + Number(process.env.TEST_PARALLEL_INDEX ?? 0));
  const today = new Date();
  const toWeekday = (7 + WEEKDAY - today.getUTCDay()) % 7;
  return new Date(today.getTime() + (days + toWeekday) * DAY).toISOString().slice(0, 10);
}

/** A day as somebody types it: `31/01/2030`. */
export const typedDay = (day: string) => day.split("-").reverse().join("/");
