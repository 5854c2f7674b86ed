import { icdChapters } from "../reference/icd-chapters.ts";

/** The chapter a code belongs to; null for a clinic's own code. */
export function chapterOf(code: string): number | null {
  const category = code.slice(0, 3).toUpperCase();
  if (!/^[A-Z]\d[0-9A-Z]/.test(category)) return null;
  return icdChapters.find(({ start, end }) => start <= category && category <= end)?.number ?? null;
}
