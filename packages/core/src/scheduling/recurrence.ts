import { MAX_OCCURRENCES, type SeriesRule } from "../contracts/scheduling/series.ts";
import { invalidField } from "../platform/errors.ts";
import { daysBetween, plusDays } from "../time/days.ts";
import { instantAt, plusMonths, wallClock } from "../time/zones.ts";

/** The start of an occurrence, and its day in the clinic's calendar as the rule gives it. */
export type PlannedOccurrence = { start: string; day: string };

const STEPS = {
  daily: plusDays,
  weekly: (day: string, weeks: number) => plusDays(day, weeks * 7),
  monthly: plusMonths,
};

/**
 * The occurrences of a series from its first start. All have the first one's wall-clock time, also across changes of the clocks. A
 * month without the day uses its last day. Throws 400 `range.invalid`, `series.too_long`.
 */
export function occurrencesOf(start: string, rule: SeriesRule, timeZone: string): PlannedOccurrence[] {
  const { day, minutes } = wallClock(start, timeZone);
  const { until } = rule;
  if (until !== undefined && until < day) throw invalidField("rule.until", "range.invalid");
  // The first start is kept as an instant, because in the repeated hour of October its wall-clock time is ambiguous.
  const planned: PlannedOccurrence[] = [{ start, day }];
  for (let index = 1; index < (rule.count ?? Number.POSITIVE_INFINITY); index += 1) {
    const on = STEPS[rule.frequency](day, rule.every * index);
    if (until !== undefined && on > until) break;
    if (index === MAX_OCCURRENCES) throw invalidField("rule.until", "series.too_long");
    planned.push({ start: instantAt(on, minutes, timeZone), day: on });
  }
  return planned;
}

type Occurrence = { start: string; series?: { day: string } | undefined };

/**
 * The new start of an occurrence (`held`) when another one of its series (`moved`) is moved to `start`. It gets the same
 * wall-clock time. It keeps its day if the moved one does; otherwise it moves by as many days, counted from the planned days.
 * The planned days never change, so repeating a change that failed half way gives the same result.
 */
export function shiftedStart(held: Occurrence, moved: Occurrence, start: string, timeZone: string): string {
  const target = wallClock(start, timeZone);
  const own = wallClock(held.start, timeZone).day;
  const before = wallClock(moved.start, timeZone).day;
  const days = daysBetween(moved.series?.day ?? before, target.day);
  const on = target.day === before ? own : plusDays(held.series?.day ?? own, days);
  return instantAt(on, target.minutes, timeZone);
}
