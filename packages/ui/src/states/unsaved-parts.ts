import type { UnsavedPart } from "../api/unsaved.ts";

let lost: UnsavedPart[] = [];

/**
 * Passes input that a 404 left unsaved to the not-found page, and returns the history state for it. The text stays
 * in memory only, because it may be clinical.
 */
export function keepUnsaved(parts: UnsavedPart[]) {
  lost = parts;
  return { unsaved: parts.length > 0 };
}

/** What was passed last. */
export const unsavedParts = (): readonly UnsavedPart[] => lost;
