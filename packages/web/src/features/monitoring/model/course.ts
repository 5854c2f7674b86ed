import { expectedDays } from "@meridian/core/clinical/monitoring/course";
import type { SymptomDay } from "@meridian/core/contracts/monitoring/monitored-symptoms";
import type { MonitoredSymptom } from "@meridian/core/contracts/monitoring/symptom-terms";
import { daysBetween, plusDays } from "@meridian/core/time/days";

/** A day's value: the mean of its answers. */
export type CoursePoint = { day: string; value: number; late: boolean };

/** One symptom's answered days, oldest first. */
export const pointsOf = (symptom: string, days: readonly SymptomDay[]): CoursePoint[] =>
  days
    .filter((day) => day.symptom === symptom && day.entries.length > 0)
    .map(({ day, entries }) => ({
      day,
      value: entries.reduce((total, { value }) => total + value, 0) / entries.length,
      late: entries.every(({ late }) => late),
    }))
    .sort((a, b) => a.day.localeCompare(b.day));

/** The points in stretches without a gap: a stretch ends where a day on which an answer was expected is missing. */
export function stretches(
  points: readonly CoursePoint[],
  { frequency }: Pick<MonitoredSymptom, "frequency">,
): CoursePoint[][] {
  const found: CoursePoint[][] = [];
  let before: CoursePoint | undefined;
  for (const point of points) {
    const missed = before && expectedDays(frequency, plusDays(before.day, 1), plusDays(point.day, -1)) > 0;
    const current = found.at(-1);
    if (!current || missed) found.push([point]);
    else current.push(point);
    before = point;
  }
  return found;
}

/** Where a day stands between two others, from 0 to 1. */
export const positionOf = (day: string, from: string, to: string) =>
  daysBetween(from, day) / Math.max(1, daysBetween(from, to));
/** Where a value of the scale from 1 to 10 stands, from 0 to 1. */
export const heightOf = (value: number) => (value - 1) / 9;
