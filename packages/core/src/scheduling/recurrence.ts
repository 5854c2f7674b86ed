import { MAX_OCCURRENCES, type SeriesRule } from "../contracts/scheduling/series.ts";
import { invalidField } from "../platform/errors.ts";
import { daysBetween, plusDays } from "../time/days.ts";
import { instantAt, plusMonths, wallClock } from "../time/zones.ts";

/** An occurrence's instant, and the day of the clinic's calendar the rule gives it. */
export type PlannedOccurrence = { start: string; day: string };

const STEPS = {
  daily: plusDays,
  weekly: (day: string, weeks: number) => plusDays(day, weeks * 7),
  monthly: plusMonths,
};

/**
 * The occurrences of a rule from a first start. Each is at the first one's wall-clock time in the zone, whatever the
 * clocks do between; a month without the day has its last day instead. Throws 400 `series.too_long`.
 */
export function occurrencesOf(start: string, rule: SeriesRule, timeZone: string): PlannedOccurrence[] {
  const { day, minutes } = wallClock(start, timeZone);
  const { until } = rule;
  if (until !== undefined && until < day) throw invalidField("rule.until", "range.invalid");
  // Exactly the instant that was chosen, even in the hour that the clocks show twice.
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
 * Where an occurrence goes when another of its series is moved to `start`: to the same wall-clock time, on its own day
 * where the moved one kept its day, otherwise as many days from its planned day as that one. Depends on nothing that a
 * half-finished change has written, so that it can be repeated.
 */
export function shiftedStart(held: Occurrence, moved: Occurrence, start: string, timeZone: string): string {
  const target = wallClock(start, timeZone);
  const own = wallClock(held.start, timeZone).day;
  const before = wallClock(moved.start, timeZone).day;
  const days = daysBetween(moved.series?.day ?? before, target.day);
  const on = target.day === before ? own : plusDays(held.series?.day ?? own, days);
  return instantAt(on, target.minutes, timeZone);
}
