import { MAX_COURSE_DAYS, type SymptomDay } from "../../contracts/monitoring/course.ts";
import type { AnsweredDay, MonitoredSymptom } from "../../contracts/monitoring/symptom-terms.ts";
import { daysBetween, plusDays } from "../../time/days.ts";

/** A mean of fewer answered days than this is not shown. */
export const MIN_MEAN_DAYS = 3;
/** Days before the last appointment that the time since then is compared with; also the days shown without one. */
export const DAYS_BEFORE_VISIT = 30;

/** What the answers of some days come to. `mean` is null where too few days were answered. */
export type DaysMean = { mean: number | null; days: number; entries: number };

/** A day's value: the mean of its answers. */
export const dayValue = ({ sum, count }: Pick<AnsweredDay, "sum" | "count">) => sum / count;

/** A symptom's days with answers, oldest first. Days on which every answer was undone are left out. */
export const answeredDays = (symptom: string, days: readonly SymptomDay[]): AnsweredDay[] =>
  days
    .filter((day) => day.symptom === symptom && day.entries.length > 0)
    .map(({ day, entries }) => ({
      day,
      sum: entries.reduce((total, { value }) => total + value, 0),
      count: entries.length,
      late: entries.every(({ late }) => late),
    }))
    .sort((a, b) => a.day.localeCompare(b.day));

/**
 * The mean of the answered days from `first` to `last`, both included. Each day counts once, by the mean of its answers,
 * as in the judgement whether a symptom has worsened.
 */
export function meanBetween(days: readonly AnsweredDay[], first: string, last: string): DaysMean {
  const within = days.filter(({ day }) => day >= first && day <= last);
  const total = within.reduce((sum, day) => sum + dayValue(day), 0);
  return {
    mean: within.length < MIN_MEAN_DAYS ? null : total / within.length,
    days: within.length,
    entries: within.reduce((sum, { count }) => sum + count, 0),
  };
}

/**
 * Means of the days before and after a mark. The mark's own day is in neither: its answers may have been given before or
 * after what is marked.
 * @param window - days on each side
 */
export const meansAround = (days: readonly AnsweredDay[], mark: string, window: number) => ({
  before: meanBetween(days, plusDays(mark, -window), plusDays(mark, -1)),
  after: meanBetween(days, plusDays(mark, 1), plusDays(mark, window)),
});

/** The days shown beside an appointment, and the day of the one before it, if the time since then is compared. */
export type SinceVisit = { from: string; to: string; last: string | null };

/**
 * The days up to an appointment that are compared by the appointment before it: from 30 days before that one. Without one,
 * or where it is longer ago than one answer covers, the last 30 days and nothing to compare with.
 */
export function sinceVisit(last: string | null, to: string): SinceVisit {
  const from = last === null ? null : plusDays(last, -DAYS_BEFORE_VISIT);
  if (from === null || last === null || last >= to || daysBetween(from, to) >= MAX_COURSE_DAYS)
    return { from: plusDays(to, 1 - DAYS_BEFORE_VISIT), to, last: null };
  return { from, to, last };
}

/** What a symptom came to since the last appointment and in the days before it. The appointment's day is in neither. */
export const meansSince = (days: readonly AnsweredDay[], { from, to, last }: SinceVisit) =>
  last === null
    ? null
    : {
        since: meanBetween(days, plusDays(last, 1), to),
        before: meanBetween(days, from, plusDays(last, -1)),
      };

/** The symptoms with an answer from `from` to `to`, each with its answered days of that time. */
export const answeredIn = (
  symptoms: readonly MonitoredSymptom[],
  days: readonly SymptomDay[],
  { from, to }: Pick<SinceVisit, "from" | "to">,
): { symptom: MonitoredSymptom; answered: AnsweredDay[] }[] =>
  symptoms
    .map((symptom) => ({
      symptom,
      answered: answeredDays(symptom.id, days).filter(({ day }) => day >= from && day <= to),
    }))
    .filter(({ answered }) => answered.length > 0);
