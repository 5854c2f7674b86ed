import { Temporal } from "temporal-polyfill";
import { MAX_OCCURRENCES, type SeriesRule } from "../contracts/scheduling/series.ts";
import { invalidField } from "../platform/errors.ts";

/** An occurrence's instant, and the day of the clinic's calendar the rule gives it. */
export type Planned = { start: string; day: string };

const UNITS = { daily: "days", weekly: "weeks", monthly: "months" } as const;
const zoned = (start: string, timeZone: string) => Temporal.Instant.from(start).toZonedDateTimeISO(timeZone);
const isoOf = (moment: Temporal.ZonedDateTime) => new Date(moment.epochMilliseconds).toISOString();

/** The instant a clock on the clinic's wall shows a time on a day; where the clocks skip it, an hour later. */
const instantOn = (day: Temporal.PlainDate, plainTime: Temporal.PlainTime, timeZone: string) =>
  isoOf(day.toZonedDateTime({ timeZone, plainTime }));

/**
 * The occurrences of a rule from a first start. Each is at the first one's wall-clock time in the zone, whatever the
 * clocks do between; a month without the day has its last day instead. Throws 400 `series.too_long`.
 */
export function occurrencesOf(start: string, rule: SeriesRule, timeZone: string): Planned[] {
  const first = zoned(start, timeZone);
  const [day, time] = [first.toPlainDate(), first.toPlainTime()];
  const until = rule.until === undefined ? undefined : Temporal.PlainDate.from(rule.until);
  if (until && Temporal.PlainDate.compare(until, day) < 0) throw invalidField("rule.until", "range.invalid");
  // Exactly the instant that was chosen, even in the hour that the clocks show twice.
  const planned: Planned[] = [{ start, day: day.toString() }];
  for (let index = 1; index < (rule.count ?? Number.POSITIVE_INFINITY); index += 1) {
    const on = day.add({ [UNITS[rule.frequency]]: rule.every * index });
    if (until && Temporal.PlainDate.compare(on, until) > 0) break;
    if (index === MAX_OCCURRENCES) throw invalidField("rule.until", "series.too_long");
    planned.push({ start: instantOn(on, time, timeZone), day: on.toString() });
  }
  return planned;
}

type Held = { start: string; series?: { day: string } | undefined };

/**
 * Where an occurrence goes when another of its series is moved to `start`: to the same wall-clock time, on its own day
 * where the moved one kept its day, otherwise as many days from its planned day as that one. Depends on nothing that a
 * half-finished change has written, so that it can be repeated.
 */
export function carriedTo(held: Held, moved: Held, start: string, timeZone: string): string {
  const target = zoned(start, timeZone);
  const own = zoned(held.start, timeZone).toPlainDate();
  const before = zoned(moved.start, timeZone).toPlainDate();
  const keepsDay = target.toPlainDate().equals(before);
  const days = Temporal.PlainDate.from(moved.series?.day ?? before).until(target.toPlainDate()).days;
  const on = keepsDay ? own : Temporal.PlainDate.from(held.series?.day ?? own).add({ days });
  return instantOn(on, target.toPlainTime(), timeZone);
}
