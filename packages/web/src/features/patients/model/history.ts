import type { AppointmentSummary, RecordEntry } from "@meridian/core/contracts/appointments";

export const HISTORY_FILTERS = [
  "all",
  "signed",
  "tests",
  "diagnosis",
  "treatments",
  "upcoming",
  "lost",
] as const;
export type HistoryFilter = (typeof HISTORY_FILTERS)[number];

const isUpcoming = ({ appointment }: RecordEntry, now: string) =>
  ["scheduled", "confirmed", "arrived"].includes(appointment.status) && appointment.end >= now;

/** The sections of the tests' step whose findings a summary may hold. */
export const TESTS = ["tongue", "pulse", "ryodoraku", "osteopathy", "custom_tests"] as const;

/** What of a visit each filter asks for. */
const HOLDS: Readonly<Partial<Record<HistoryFilter, (summary: AppointmentSummary) => boolean>>> = {
  tests: ({ findings, vital_signs }) =>
    Object.keys(vital_signs).length > 0 || TESTS.some((key) => (findings[key] ?? []).length > 0),
  diagnosis: ({ icd, patterns, diagnosis, findings }) =>
    icd.length + patterns.length > 0 || diagnosis !== "" || (findings.diagnosis ?? []).length > 0,
  treatments: ({ points, treatment }) => points.length > 0 || treatment !== "",
};

/** The entries a filter keeps. */
export function filtered(entries: readonly RecordEntry[], filter: HistoryFilter, now: string): RecordEntry[] {
  return entries.filter((entry) => {
    const { status } = entry.appointment;
    if (filter === "signed") return status === "done";
    const holds = HOLDS[filter];
    if (holds) return entry.summary !== null && holds(entry.summary);
    if (filter === "lost") return status === "missed" || status === "cancelled";
    return filter === "all" || isUpcoming(entry, now);
  });
}

export type HistoryYear = { year: string; entries: RecordEntry[] };

/** Entries by the year they happened in, in the order they came. `yearOf` knows the space's zone. */
export function byYear(entries: readonly RecordEntry[], yearOf: (instant: string) => string): HistoryYear[] {
  const years: HistoryYear[] = [];
  for (const entry of entries) {
    const year = yearOf(entry.appointment.start);
    const last = years.at(-1);
    if (last?.year === year) last.entries.push(entry);
    else years.push({ year, entries: [entry] });
  }
  return years;
}

/** The appointment that comes next and the last one that was signed, of those loaded (newest first). */
export function nextAndLast(entries: readonly RecordEntry[], now: string) {
  return {
    next: entries.filter((entry) => isUpcoming(entry, now)).at(-1),
    last: entries.find(({ appointment }) => appointment.status === "done"),
  };
}
