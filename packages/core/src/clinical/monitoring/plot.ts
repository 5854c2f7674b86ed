import type { AnsweredDay, MonitoredSymptom } from "../../contracts/monitoring/symptom-terms.ts";
import { daysBetween, plusDays } from "../../time/days.ts";
import { expectedDays, expectedOn } from "./course.ts";

type Asked = Pick<MonitoredSymptom, "frequency" | "start" | "end" | "status">;

/** The days in stretches without a gap: a stretch ends where a day on which an answer was expected is missing. */
export function stretches<Day extends Pick<AnsweredDay, "day">>(
  days: readonly Day[],
  { frequency }: Pick<Asked, "frequency">,
): Day[][] {
  const found: Day[][] = [];
  let before: Day | undefined;
  for (const day of days) {
    const missed = before && expectedDays(frequency, plusDays(before.day, 1), plusDays(day.day, -1)) > 0;
    const current = found.at(-1);
    if (!current || missed) found.push([day]);
    else current.push(day);
    before = day;
  }
  return found;
}

/**
 * Days between two others on which an answer was expected and none came. Today is not missed yet. Of a symptom that is
 * paused or done only days before its last answer are: since when it is not asked for is not known.
 */
export function missedBetween(
  days: readonly Pick<AnsweredDay, "day">[],
  { frequency, start, end, status }: Asked,
  { from, to, today }: { from: string; to: string; today: string },
): string[] {
  const answered = new Set(days.map(({ day }) => day));
  const asked = status === "active" ? to : (days.at(-1)?.day ?? "");
  const last = [to, end ?? to, asked, plusDays(today, -1)].sort()[0] ?? to;
  const missed: string[] = [];
  for (let day = from > start ? from : start; day <= last; day = plusDays(day, 1))
    if (expectedOn(frequency, day) && !answered.has(day)) missed.push(day);
  return missed;
}

/** The position of a day between two others, from 0 to 1. */
export const positionOf = (day: string, from: string, to: string) =>
  daysBetween(from, day) / Math.max(1, daysBetween(from, to));
/** The position of a value of the scale from 1 to 10, from 0 to 1. */
export const heightOf = (value: number) => (value - 1) / 9;

/**
 * Groups what would stand closer than `least` on an axis of that length, so that each group can be pressed. In both, the
 * unit is the axis's own.
 * @param places - in ascending order, from 0 to 1
 */
export function groupClose<T extends { x: number }>(
  places: readonly T[],
  length: number,
  least: number,
): T[][] {
  const groups: T[][] = [];
  let begins = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    const at = place.x * length;
    if (at - begins < least) groups.at(-1)?.push(place);
    else {
      groups.push([place]);
      begins = at;
    }
  }
  return groups;
}
