import type { RecordEntry } from "@meridian/core/contracts/appointments";

export const HISTORY_FILTERS = ["all", "signed", "upcoming", "lost"] as const;
export type HistoryFilter = (typeof HISTORY_FILTERS)[number];

const isUpcoming = ({ appointment }: RecordEntry, now: string) =>
  ["scheduled", "confirmed", "arrived"].includes(appointment.status) && appointment.end >= now;

/** The entries a filter keeps. */
export function filtered(entries: readonly RecordEntry[], filter: HistoryFilter, now: string): RecordEntry[] {
  return entries.filter((entry) => {
    const { status } = entry.appointment;
    if (filter === "signed") return status === "done";
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
