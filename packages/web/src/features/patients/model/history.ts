import type { AppointmentSummary } from "@meridian/core/contracts/visits/visit-summary";
import type { RecordEntry } from "@meridian/core/contracts/visits/visits";

export const HISTORY_FILTERS = [
  "all",
  "signed",
  "tests",
  "diagnosis",
  "treatments",
  "photos",
  "upcoming",
  "lost",
] as const;
export type HistoryFilter = (typeof HISTORY_FILTERS)[number];

/** What of a history is shown. Days are the space's, `YYYY-MM-DD`; empty ones leave that end open. */
export type HistoryFilters = { kind: HistoryFilter; professional: string; from: string; to: string };
export const NO_FILTERS: HistoryFilters = { kind: "all", professional: "", from: "", to: "" };

export const isNarrowed = ({ kind, professional, from, to }: HistoryFilters) =>
  kind !== "all" || professional !== "" || from !== "" || to !== "";

/** The filters in an address; unknown values are ignored. */
export function filtersIn(search: URLSearchParams): HistoryFilters {
  const day = (name: string) => {
    const value = search.get(name) ?? "";
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : "";
  };
  return {
    kind: HISTORY_FILTERS.find((one) => one === search.get("kind")) ?? "all",
    professional: search.get("by") ?? "",
    from: day("from"),
    to: day("to"),
  };
}

const isUpcoming = ({ appointment }: RecordEntry, now: string) =>
  ["scheduled", "confirmed", "arrived"].includes(appointment.status) && appointment.end >= now;

/** The sections of the tests' step whose findings a summary contains. */
export const TESTS = ["tongue", "pulse", "ryodoraku", "osteopathy"] as const;

/** Whether a visit's summary has content for a filter. */
const HAS_CONTENT: Readonly<Partial<Record<HistoryFilter, (summary: AppointmentSummary) => boolean>>> = {
  tests: ({ findings, vital_signs, tests = [] }) =>
    Object.keys(vital_signs).length + tests.length > 0 ||
    TESTS.some((key) => (findings[key] ?? []).length > 0),
  diagnosis: ({ icd, patterns, osteopathic = [], diagnosis }) =>
    icd.length + patterns.length + osteopathic.length > 0 || diagnosis !== "",
  treatments: ({ points, prescribed = [], treatment }) =>
    points.length + prescribed.length > 0 || treatment !== "",
};

/** The entries that match the filters. `dayOf` gives the day of an instant in the space's zone. */
export function filtered(
  entries: readonly RecordEntry[],
  { kind, professional, from, to }: HistoryFilters,
  now: string,
  dayOf: (instant: string) => string,
): RecordEntry[] {
  return entries.filter((entry) => {
    const { start, professional: author } = entry.appointment;
    if (professional !== "" && author !== professional) return false;
    const day = dayOf(start);
    if ((from !== "" && day < from) || (to !== "" && day > to)) return false;
    return isOfKind(entry, kind, now);
  });
}

function isOfKind(entry: RecordEntry, kind: HistoryFilter, now: string): boolean {
  const { status } = entry.appointment;
  if (kind === "signed") return status === "done";
  if (kind === "photos") return entry.photos.length > 0;
  const hasKind = HAS_CONTENT[kind];
  if (hasKind) return entry.summary !== null && hasKind(entry.summary);
  if (kind === "lost") return status === "missed" || status === "cancelled";
  return kind === "all" || isUpcoming(entry, now);
}

/** As many as fill a screen. */
const ENOUGH = 8;

/** Whether what is looked for may still lie on an older page. Entries are newest first. */
export function looksFurther(
  entries: readonly RecordEntry[],
  shown: number,
  filters: HistoryFilters,
  dayOf: (instant: string) => string,
): boolean {
  const oldest = entries.at(-1);
  const past = oldest !== undefined && filters.from !== "" && dayOf(oldest.appointment.start) < filters.from;
  return isNarrowed(filters) && shown < ENOUGH && !past;
}

/** Who treated in these entries, once each, in the order of their names. */
export function professionalsIn(
  entries: readonly RecordEntry[],
  names: ReadonlyMap<string, string>,
): { value: string; label: string }[] {
  const found = new Map<string, string>();
  for (const { appointment } of entries)
    found.set(
      appointment.professional,
      names.get(appointment.professional) ??
        appointment.signed_by?.name ??
        found.get(appointment.professional) ??
        "",
    );
  return [...found]
    .filter(([, label]) => label !== "")
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
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

/** The appointment that comes next, what is begun and not ended, and the last one that was, of those loaded (newest first). */
export function nextAndLast(entries: readonly RecordEntry[], now: string) {
  return {
    next: entries.filter((entry) => isUpcoming(entry, now)).at(-1),
    begun: entries.filter(({ appointment }) => ["open", "paused"].includes(appointment.status)),
    last: entries.find(({ appointment }) => appointment.status === "done"),
  };
}
