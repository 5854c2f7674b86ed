import type { Absence, WorkingStretch } from "../../packages/core/src/contracts/scheduling/working-time.ts";
import { plusDays } from "../../packages/core/src/time/days.ts";

/** A week of equal days, with a lunch break. */
const week = (weekdays: readonly number[], from: string, to: string, establishment: string | null = null) =>
  weekdays.flatMap((weekday): WorkingStretch[] => [
    { weekday, from, to: "13:30", establishment },
    { weekday, from: "14:00", to, establishment },
  ]);

export const THERAPIST_WEEK = week([1, 2, 3, 4, 5, 6], "09:00", "19:30");
export const STUDENT_WEEK = week([1, 2, 3, 4, 5, 6], "09:00", "19:00");

/** Alternately at both establishments of the clinic. */
export const secondWeek = (places: readonly { id: string }[]): WorkingStretch[] => [
  ...week([1, 3, 5], "09:00", "19:00", places[0]?.id ?? null),
  ...week([2, 4, 6], "09:00", "19:00", places[1]?.id ?? null),
];

/** Days off after the weeks with appointments, and one afternoon. */
export const timeOffFrom = (today: string): Absence[] => [
  { from: plusDays(today, 10), to: plusDays(today, 14), reason: "Demo holiday" },
  { from: `${plusDays(today, 16)}T14:00`, to: `${plusDays(today, 16)}T19:30`, reason: "Demo course" },
];
