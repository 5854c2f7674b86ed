const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are expensive to make. The parts are read, since the order of a locale's dates changes between versions. */
function dayFormat(timeZone: string) {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  formats.set(timeZone, made);
  return made;
}

/**
 * The calendar day (`YYYY-MM-DD`) of an instant in a zone. Apart from `zones.ts` because every function and the first
 * page need it: it costs them no library.
 */
export function dayIn(timeZone: string, at: number | string | Date): string {
  const parts = dayFormat(timeZone).formatToParts(new Date(at));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
}
