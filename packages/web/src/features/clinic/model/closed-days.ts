import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";

type Closed = ClinicSettings["closed_days"][number];

/** Closed days as they are edited; an empty place means the whole clinic. */
export type ClosedRow = { key: string; from: string; to: string; name: string; establishment: string };

let made = 0;
export const newClosedDays = (day: string): ClosedRow => ({
  key: `closed-${made++}`,
  from: day,
  to: day,
  name: "",
  establishment: "",
});

export const closedDayRows = (days: readonly Closed[]): ClosedRow[] =>
  days
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map(({ establishment, ...rest }) => ({
      ...newClosedDays(rest.from),
      ...rest,
      establishment: establishment ?? "",
    }));

export const closedDaysBody = (rows: readonly ClosedRow[]): Closed[] =>
  rows.map(({ from, to, name, establishment }) => ({
    from,
    to,
    name: name.trim(),
    establishment: establishment || null,
  }));

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Error codes by row and field. */
export function closedDayProblems(rows: readonly ClosedRow[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { key, from, to, name } of rows) {
    if (name.trim() === "") problems[`closed_days.${key}.name`] = "required";
    if (!DAY.test(from)) problems[`closed_days.${key}.from`] = "date.invalid";
    if (!DAY.test(to)) problems[`closed_days.${key}.to`] = "date.invalid";
    else if (from > to) problems[`closed_days.${key}.to`] = "time_off.order";
  }
  return problems;
}
