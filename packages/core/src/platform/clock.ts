import { TZDate, tz } from "@date-fns/tz";
import { addDays, addMinutes, format, startOfDay } from "date-fns";

let offset = 0;

/** The present moment in epoch milliseconds. The only function that reads the machine's clock. */
export const now = () => Date.now() + offset;
/** The present moment as ISO 8601 in UTC. */
export const nowIso = () => new Date(now()).toISOString();

/** Moves the clock for a test; returns a function that restores it. */
export function shiftClock(milliseconds: number) {
  offset += milliseconds;
  return () => {
    offset -= milliseconds;
  };
}

/** The calendar day (`YYYY-MM-DD`) of an instant in a zone. */
export const dayIn = (timeZone: string, at: number | string = now()) =>
  format(new Date(at), "yyyy-MM-dd", { in: tz(timeZone) });

/** First instant of a calendar day and of the next one, in a zone: days of 23 and 25 hours included. */
export function dayBounds(day: string, timeZone: string): { start: string; end: string } {
  const zone = tz(timeZone);
  // Noon on the zone's own wall: read in another zone it can belong to the day beside.
  const start = startOfDay(new TZDate(wallInstant(day, "12:00", timeZone), timeZone), { in: zone });
  const next = startOfDay(addDays(start, 1, { in: zone }), { in: zone });
  return { start: new Date(start).toISOString(), end: new Date(next).toISOString() };
}

/**
 * The instant (epoch milliseconds) of the local time `HH:MM` on a day in a zone; `24:00` is the next day's start. When the
 * clocks change, a skipped time becomes one hour later, and a repeated time is the second of the two.
 */
export function wallInstant(day: string, time: string, timeZone: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return new TZDate(year, month - 1, date, hour, minute, timeZone).getTime();
}

/** Day arithmetic on `YYYY-MM-DD`. */
export const plusDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Whole days from one calendar day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** An instant moved by minutes. */
export const plusMinutes = (at: string, minutes: number) => addMinutes(new Date(at), minutes).toISOString();

/** Completed years between a birthday and a day. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}
