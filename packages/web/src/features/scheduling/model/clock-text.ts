/** Times of day as people write and read them, and the minutes since midnight they are. */

/** 570 as "09:30". */
export const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Reads a time as people type it: 9, 930, 9:30, 9h30, 09.30. `undefined` for what is no time. */
export function readClock(text: string): number | undefined {
  const match = /^(\d{1,2})(?:[:.hH ]?(\d{2}))?\s*h?$/.exec(text.trim());
  if (!match) return undefined;
  const hours = Number(match[1]);
  const minutes = Number(match[2] ?? 0);
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : undefined;
}
