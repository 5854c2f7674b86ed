/** Arithmetic on calendar days (`YYYY-MM-DD`). A day is the same everywhere: no zone, no clock. */

const DAY_MS = 86_400_000;
const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day so many days later; earlier when negative. */
export const plusDays = (day: string, days: number) =>
  new Date(midnight(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one calendar day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string) => Math.round((midnight(to) - midnight(from)) / DAY_MS);

/** ISO weekday: 1 Monday … 7 Sunday. */
export const isoWeekday = (day: string) => new Date(midnight(day)).getUTCDay() || 7;

/** Completed years between a birthday and a day. Someone born on 29 February is a year older on 1 March. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}
