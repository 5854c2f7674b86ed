import type { Member } from "@meridian/core/contracts/accounts/accounts";

import { isClock, readClock } from "./working-hours.ts";

type Absence = Member["time_off"][number];

/** Time off as it is edited: whole days, or hours of one day. */
export type AbsenceRow = {
  key: string;
  from: string;
  to: string;
  hours: boolean;
  fromTime: string;
  toTime: string;
  reason: string;
  /** Name of the user who entered it, if known. */
  by?: string;
};

let made = 0;
export const newAbsence = (day: string): AbsenceRow => ({
  key: `new-${made++}`,
  from: day,
  to: day,
  hours: false,
  fromTime: "09:00",
  toTime: "13:00",
  reason: "",
});

export const absenceRows = (absences: readonly Absence[]): AbsenceRow[] =>
  absences
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map(({ from, to, reason, entered_by }) => ({
      ...newAbsence(from.slice(0, 10)),
      key: `a${made++}`,
      to: to.slice(0, 10),
      hours: from.length > 10,
      reason,
      ...(entered_by && { by: entered_by }),
      ...(from.length > 10 && { fromTime: from.slice(11), toTime: to.slice(11) }),
    }));

export const absenceBody = (rows: readonly AbsenceRow[]): Absence[] =>
  rows
    .map(({ from, to, hours, fromTime, toTime, reason }) => ({
      from: hours ? `${from}T${readClock(fromTime)}` : from,
      to: hours ? `${to}T${readClock(toTime)}` : to,
      reason: reason.trim(),
    }))
    .toSorted((a, b) => a.from.localeCompare(b.from));

/** Called with the time off that was added. */
export type OnTimeOffAdded = (
  professional: string,
  absences: readonly Pick<Absence, "from" | "to">[],
) => void;

/** The added absences; appointments booked in them need attention. */
export const addedAbsences = (before: readonly Absence[], after: readonly Absence[]): Absence[] =>
  after.filter(({ from, to }) => !before.some((one) => one.from === from && one.to === to));

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Error code by row key. */
export function absenceProblems(rows: readonly AbsenceRow[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { key, from, to, hours, ...typed } of rows) {
    const fromTime = readClock(typed.fromTime);
    const toTime = readClock(typed.toTime);
    if (!DAY.test(from) || !DAY.test(to)) problems[key] = "date.invalid";
    else if (hours && !(isClock(fromTime) && isClock(toTime))) problems[key] = "time.invalid";
    else if (hours ? `${from}${fromTime}` >= `${to}${toTime}` : from > to) problems[key] = "time_off.order";
  }
  return problems;
}
