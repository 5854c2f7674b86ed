/** Wall-clock times of a zone and the instants they are. Days of 23 and 25 hours included. */

const formats = new Map<string, Intl.DateTimeFormat>();
function wallFormat(timeZone: string) {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  formats.set(timeZone, made);
  return made;
}

/** Day (`YYYY-MM-DD`) and minutes since midnight by the zone's clock. */
export function wallClock(instant: string | number, timeZone: string): { day: string; minutes: number } {
  const parts = Object.fromEntries(
    wallFormat(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/**
 * The instant at which the zone's clock shows `minutes` after midnight of `day`. An hour that the clock skips in spring
 * is taken as the one after; of an hour that comes twice, the first.
 */
export function instantAt(day: string, minutes: number, timeZone: string): string {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const offset = (at: number) => {
    const shown = wallClock(at, timeZone);
    return Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * 60_000 - at;
  };
  const before = wanted - offset(wanted - 86_400_000);
  const after = wanted - offset(wanted + 86_400_000);
  const right = [before, after].find((at) => at + offset(at) === wanted);
  return new Date(right ?? before).toISOString();
}

export const nextDay = (day: string, days = 1) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** "09:30" and 570, both ways. `undefined` for what is no time. */
export const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Reads a time as people type it: 9, 930, 9:30, 9h30, 09.30. */
export function readClock(text: string): number | undefined {
  const match = /^(\d{1,2})(?:[:.hH ]?(\d{2}))?\s*h?$/.exec(text.trim());
  if (!match) return undefined;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : undefined;
}
