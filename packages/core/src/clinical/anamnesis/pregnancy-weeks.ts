import { dayIn } from "../../time/day-in.ts";
import { daysBetween, plusDays } from "../../time/days.ts";

/** Days of a pregnancy, from the first day of the last period to the due date. */
const TERM_DAYS = 280;
/** Weeks after which a recorded due date is no longer used: the child is born, or the date is wrong. */
export const MOST_WEEKS = 43;

/**
 * Completed weeks and days of a pregnancy on a day, by its due date. Both are `YYYY-MM-DD`. Null for an invalid date,
 * one more than a pregnancy ahead, or one so long past that the pregnancy has ended.
 */
export function gestationOn(
  due: string | null | undefined,
  day: string,
): { weeks: number; days: number } | null {
  if (!due) return null;
  const passed = TERM_DAYS - daysBetween(day, due);
  if (!Number.isFinite(passed) || passed < 0 || passed >= (MOST_WEEKS + 1) * 7) return null;
  return { weeks: Math.floor(passed / 7), days: passed % 7 };
}

export type PregnancyState =
  | { kind: "weeks"; weeks: number; days: number }
  /** No due date is recorded, it is long past, or the day is before this pregnancy. */
  | { kind: "unknown" | "past" | "before" };

/** How far a recorded pregnancy is on a day; both are `YYYY-MM-DD`. What every place that says "pregnant" reads. */
export function pregnancyOn(due: string | null | undefined, day: string): PregnancyState {
  const at = gestationOn(due, day);
  if (at) return { kind: "weeks", ...at };
  if (!due) return { kind: "unknown" };
  return { kind: daysBetween(day, due) > TERM_DAYS ? "before" : "past" };
}

/** The due date of who is so many completed weeks pregnant on a day. */
export const dueDateOf = (weeks: number, day: string): string => plusDays(day, TERM_DAYS - weeks * 7);

export type Trimester = 1 | 2 | 3;

/** First until 13 weeks and 6 days, second until 27 weeks and 6 days, third from then on. */
export const trimesterOf = (weeks: number): Trimester => (weeks < 14 ? 1 : weeks < 28 ? 2 : 3);

/**
 * Completed weeks at the beginning of a visit, by the day in the clinic's time zone. `start` is an instant. Null where
 * nothing is known.
 */
export const weeksAt = (due: string | null | undefined, start: string, timeZone: string): number | null =>
  gestationOn(due, dayIn(timeZone, start))?.weeks ?? null;
