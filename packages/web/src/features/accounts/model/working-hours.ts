import type { Member } from "@meridian/core/contracts/accounts/accounts";

type WorkPeriod = Member["working_hours"][number];

/** A work period as it is edited. `place` is empty for anywhere in the clinic. */
export type WorkPeriodRow = { key: string; weekday: number; from: string; to: string; place: string };

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

let made = 0;
const row = (weekday: number, from: string, to: string, place = ""): WorkPeriodRow => ({
  key: `h${made++}`,
  weekday,
  from,
  to,
  place,
});

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Whether a text is a time of the day. */
export const isClock = (text: string) => CLOCK.test(text);

/** `9`, `9:30`, `9h30` or `930` as `09:30`; other text is returned unchanged. */
export function readClock(text: string): string {
  const parts = /^(\d{1,2})(?:\s*[:.h]?\s*(\d{2}))?h?$/.exec(text.trim());
  const clock = parts ? `${(parts[1] ?? "").padStart(2, "0")}:${parts[2] ?? "00"}` : "";
  return isClock(clock) || clock === "24:00" ? clock : text.trim();
}

/** A row with its times formatted as they are when the field loses the focus. */
const read = (one: WorkPeriodRow): WorkPeriodRow => ({
  ...one,
  from: readClock(one.from),
  to: readClock(one.to),
});

/** Midnight at the end of a day is stored as 24:00, whether 00:00 or 24:00 was typed. */
const storedEnd = (to: string) => (to === "00:00" ? "24:00" : to);

export const workPeriodRows = (hours: readonly WorkPeriod[]): WorkPeriodRow[] =>
  sorted(hours.map(({ weekday, from, to, establishment }) => row(weekday, from, to, establishment ?? "")));

/** The request's working hours, sorted by day and time. */
export const workingHoursBody = (rows: readonly WorkPeriodRow[]): WorkPeriod[] =>
  sorted(rows.map(read)).map(({ weekday, from, to, place }) => ({
    weekday,
    from,
    to: storedEnd(to),
    establishment: place === "" ? null : place,
  }));

export const sorted = (rows: readonly WorkPeriodRow[]) =>
  rows.toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from));

/** Adds a work period to a day: in the afternoon if there is one in the morning. */
export function withPeriodAdded(rows: readonly WorkPeriodRow[], weekday: number): WorkPeriodRow[] {
  const last = sorted(rows).findLast((one) => one.weekday === weekday);
  if (!last) return [...rows, row(weekday, "09:00", "13:00", placeBefore(rows))];
  const hour = Number(storedEnd(last.to).slice(0, 2));
  const clock = (value: number) => `${String(value).padStart(2, "0")}:00`;
  const from = Math.min(hour + 1, 23);
  return [...rows, row(weekday, clock(from), clock(Math.min(from + 4, 24)), last.place)];
}
const placeBefore = (rows: readonly WorkPeriodRow[]) => rows.at(-1)?.place ?? "";

/** Copies a day's work periods to Monday to Friday. */
export function copyToWeekdays(rows: readonly WorkPeriodRow[], weekday: number): WorkPeriodRow[] {
  const model = rows.filter((one) => one.weekday === weekday);
  const others = rows.filter((one) => one.weekday === weekday || one.weekday > 5);
  const copies = [1, 2, 3, 4, 5]
    .filter((day) => day !== weekday)
    .flatMap((day) => model.map(({ from, to, place }) => row(day, from, to, place)));
  return sorted([...others, ...copies]);
}

/** Mornings and afternoons from Monday to Friday, as most clinics work. */
export const defaultWorkingHours = () =>
  [1, 2, 3, 4, 5].flatMap((day) => [row(day, "09:00", "13:00"), row(day, "14:00", "18:00")]);

/** Error code by row key; of two overlapping rows the later one gets it. */
export function workingHoursProblems(rows: readonly WorkPeriodRow[]): Record<string, string> {
  const problems: Record<string, string> = {};
  const inOrder = sorted(rows.map(read));
  for (const [index, one] of inOrder.entries()) {
    const earlier = inOrder.slice(0, index);
    if (!isClock(one.from) || !(isClock(one.to) || one.to === "24:00")) problems[one.key] = "time.invalid";
    else if (one.from >= storedEnd(one.to)) problems[one.key] = "hours.order";
    else if (earlier.some((other) => overlap(one, other))) problems[one.key] = "hours.overlap";
  }
  return problems;
}

const overlap = (one: WorkPeriodRow, other: WorkPeriodRow) =>
  one.weekday === other.weekday && one.from < storedEnd(other.to) && other.from < storedEnd(one.to);
