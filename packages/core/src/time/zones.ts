/**
 * Wall-clock times of a zone and the instants they are, for the server and the browser.
 *
 * The one rule, when the clocks change: a time that is shown twice is the first of the two, and a time that is skipped is
 * later by what was skipped. It is the rule of iCalendar (RFC 5545, 3.3.5) and of ECMAScript's Temporal ("compatible").
 */
import * as Instant from "temporal-polyfill/fns/Instant";
import * as PlainDate from "temporal-polyfill/fns/PlainDate";
import * as PlainDateTime from "temporal-polyfill/fns/PlainDateTime";
import { plusDays } from "./days.ts";

const iso = (at: number) => new Date(at).toISOString();
const twoDigits = (value: number) => String(value).padStart(2, "0");
const partsOf = (day: string) => day.split("-").map(Number) as [number, number, number];
const dayText = ({ year, month, day }: { year: number; month: number; day: number }) =>
  `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;

/** The instant in epoch milliseconds. Minutes after the day's end belong to the next days. */
const resolve = (day: string, minutes: number, timeZone: string) =>
  PlainDateTime.toZonedDateTime(
    PlainDateTime.addMinutes(PlainDateTime.create(...partsOf(day)), minutes),
    timeZone,
    { disambiguation: "compatible" },
  ).epochMilliseconds;

/** Day (`YYYY-MM-DD`) and minutes since midnight by the zone's clock. */
export function wallClock(instant: string | number, timeZone: string): { day: string; minutes: number } {
  const at = Instant.fromEpochMilliseconds(new Date(instant).getTime());
  const shown = Instant.toZonedDateTimeISO(at, timeZone);
  return { day: dayText(shown), minutes: shown.hour * 60 + shown.minute };
}

/** The instant (ISO 8601 in UTC) at which the zone's clock shows `minutes` after midnight of `day`. */
export const instantAt = (day: string, minutes: number, timeZone: string) =>
  iso(resolve(day, minutes, timeZone));

/** The instant (epoch milliseconds) of the local time `HH:MM` on a day; `24:00` is the next day's start. */
export function wallInstant(day: string, time: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return resolve(day, hours * 60 + minutes, timeZone);
}

/** First instants of a calendar day and of the next one: days of 23 and 25 hours included. */
export const dayBounds = (day: string, timeZone: string) => ({
  start: instantAt(day, 0, timeZone),
  end: instantAt(plusDays(day, 1), 0, timeZone),
});

/** The day so many months later; the month's last where it has no such day. */
export const plusMonths = (day: string, months: number) =>
  dayText(PlainDate.addMonths(PlainDate.create(...partsOf(day)), months));
