import { hasWorsened } from "../clinical/monitoring/course.ts";
import type { SentEntry } from "../contracts/monitoring/monitoring-page.ts";
import {
  type AnsweredDay,
  MAX_ENTRIES_A_DAY,
  RECENT_DAYS,
  type SymptomEntry,
} from "../contracts/monitoring/symptom-terms.ts";
import { AppError } from "../platform/errors.ts";
import type { KeptEntry } from "./symptom-day.entity.ts";

/** The most answers stored for one day, including undone ones. */
const MAX_KEPT = 3 * MAX_ENTRIES_A_DAY;

/** The answers that count, in the order in which they were given. */
export const counting = (entries: readonly KeptEntry[]): SymptomEntry[] =>
  entries
    .filter((entry): entry is SymptomEntry => entry.value !== null)
    .sort((a, b) => a.entered_at.localeCompare(b.entered_at));

/**
 * A day's answers with one added, changed or undone; the same array if it is already stored or an older state. Throws
 * 409 `entry.too_many`.
 */
export function withEntry(
  entries: readonly KeptEntry[],
  id: string,
  { value, note, late, entered_at }: SentEntry,
): readonly KeptEntry[] {
  const known = entries.find((entry) => entry.id === id);
  if (known && known.entered_at >= entered_at) return entries;
  const others = entries.filter((entry) => entry !== known);
  const isFull =
    others.length >= MAX_KEPT || (value !== null && counting(others).length >= MAX_ENTRIES_A_DAY);
  if (isFull) throw new AppError("conflict", "entry.too_many", { details: { limit: MAX_ENTRIES_A_DAY } });
  return [...others, { id, value, note: value === null ? "" : note, late, entered_at }];
}

/** The last answered days after a day's answers became others, and whether the symptom has worsened. */
export function withDay(recent: readonly AnsweredDay[], day: string, entries: readonly KeptEntry[]) {
  const given = counting(entries);
  const answered: AnsweredDay[] =
    given.length === 0
      ? []
      : [
          {
            day,
            sum: given.reduce((total, { value }) => total + value, 0),
            count: given.length,
            late: given.every(({ late }) => late),
          },
        ];
  const days = [...recent.filter((other) => other.day !== day), ...answered]
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(-RECENT_DAYS);
  return { recent: days, worsened: hasWorsened(days) };
}
