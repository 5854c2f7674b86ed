import type { AnsweredDay, Frequency } from "../../contracts/monitoring/symptom-terms.ts";
import { daysBetween, isoWeekday, plusDays } from "../../time/days.ts";

/** The last days whose mean is judged, and the days before that they are compared with (rules, section 7). */
const LAST_DAYS = 3;
const DAYS_BEFORE = 7;
/** Points of the scale by which the last days have to be above those before. */
const WORSE_BY = 2;
/** Expected days in a row without an answer after which somebody has stopped answering. */
export const STOPPED_AFTER = 3;

const mean = (days: readonly AnsweredDay[]) =>
  days.reduce((total, { sum, count }) => total + sum / count, 0) / days.length;

/**
 * Whether a symptom got worse: the mean of the last 3 answered days is at least 2 above that of the 7 answered days
 * before. A day counts once, by the mean of its answers, so that one bad day with many answers does not decide. With
 * fewer than 10 answered days nothing is judged.
 * @param days - answered days, oldest first
 */
export function hasWorsened(days: readonly AnsweredDay[]): boolean {
  if (days.length < LAST_DAYS + DAYS_BEFORE) return false;
  const last = mean(days.slice(-LAST_DAYS));
  const before = mean(days.slice(-LAST_DAYS - DAYS_BEFORE, -LAST_DAYS));
  // Sums of binary fractions: 6.6 - 4.6 is a little less than 2.
  return last - before >= WORSE_BY - 1e-9;
}

/** Whether an answer is expected on a day by how often the patient is asked. */
export const expectedOn = (frequency: Frequency, day: string) =>
  frequency.every === "day" || frequency.weekdays.includes(isoWeekday(day));

/** How many days from `first` to `last`, both included, an answer is expected on. */
export function expectedDays(frequency: Frequency, first: string, last: string): number {
  const days = daysBetween(first, last) + 1;
  if (days <= 0) return 0;
  if (frequency.every === "day") return days;
  const weeks = Math.floor(days / 7);
  let count = weeks * frequency.weekdays.length;
  for (let day = plusDays(first, weeks * 7); day <= last; day = plusDays(day, 1))
    if (expectedOn(frequency, day)) count += 1;
  return count;
}

type Asked = { frequency: Frequency; start: string; end: string | null };

const later = (one: string, other: string) => (one > other ? one : other);

/** The first day whose answer is still missing: the day after the last answered one, never before the start. */
const waitsFrom = ({ start }: Asked, lastAnswered: string | null) =>
  lastAnswered === null ? start : later(start, plusDays(lastAnswered, 1));

/** Expected days in a row without an answer, up to the day before `today` and never beyond the end. */
export function missedDays(asked: Asked, lastAnswered: string | null, today: string): number {
  const yesterday = plusDays(today, -1);
  const last = asked.end !== null && asked.end < yesterday ? asked.end : yesterday;
  return expectedDays(asked.frequency, waitsFrom(asked, lastAnswered), last);
}

/**
 * The day from which somebody counts as having stopped answering, if no answer comes: the day after the third expected
 * day. The end of the monitoring is not considered.
 */
export function stoppedFrom(asked: Asked, lastAnswered: string | null): string {
  let day = waitsFrom(asked, lastAnswered);
  for (let missed = 0; missed < STOPPED_AFTER; day = plusDays(day, 1))
    if (expectedOn(asked.frequency, day)) missed += 1;
  return day;
}

/** The first day on which a symptom needs somebody's attention without another answer: it went silent, or it ended. */
export function attentionFrom(asked: Asked, lastAnswered: string | null): string {
  const stopped = stoppedFrom(asked, lastAnswered);
  const ended = asked.end === null ? null : plusDays(asked.end, 1);
  return ended !== null && ended < stopped ? ended : stopped;
}
