import { placeName, techniqueName } from "@meridian/core/clinical/osteopathy/osteopathic-techniques";
import { segmentOf } from "@meridian/core/clinical/osteopathy/osteopathy-terms";
import { newPartId } from "@meridian/core/contracts/kernel/part-id";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import type { AppliedTechnique } from "@meridian/core/contracts/visits/sections/osteopathic-treatment";
import type { Osteopathy } from "@meridian/core/contracts/visits/sections/osteopathy";

/** A new entry with the given fields; the others are empty. */
export const newTechnique = (given: Partial<AppliedTechnique>): AppliedTechnique => ({
  id: newPartId(),
  technique: "",
  name: "",
  places: [],
  side: null,
  response: null,
  note: "",
  ...given,
});

/**
 * Adds a technique that was chosen by name. It completes the newest entry that has only places, so that a place and then
 * its technique make one entry; where there is none, it becomes a new entry.
 */
export function withTechnique(
  items: readonly AppliedTechnique[],
  technique: Pick<Partial<AppliedTechnique>, "technique" | "name">,
): AppliedTechnique[] {
  const open = items.findLastIndex(
    (item) => item.technique === "" && item.name === "" && item.places.length > 0,
  );
  if (open < 0) return [...items, newTechnique(technique)];
  return items.map((item, at) => (at === open ? { ...item, ...technique } : item));
}

/** An entry's name: its technique, else its places. */
export function titleOf(item: AppliedTechnique, language: Language, unnamed: string): string {
  const technique = techniqueName(item.technique, language) || item.name;
  if (technique) return technique;
  return item.places.map((place) => placeName(place, language)).join(", ") || unnamed;
}

/** The segments with findings that no entry treats yet: restricted ones first, then hypermobile and painful ones. */
export function untreatedSegments(found: Pick<Osteopathy, "segments">, items: readonly AppliedTechnique[]) {
  const treated = new Set(items.flatMap(({ places }) => places));
  const open = found.segments.filter(
    ({ segment, mobility, pain }) =>
      !treated.has(segment) &&
      (mobility === "restricted" || mobility === "hypermobile" || (pain ?? 0) > 0) &&
      segmentOf(segment) !== undefined,
  );
  return [...open].sort((a, b) => Number(b.mobility === "restricted") - Number(a.mobility === "restricted"));
}
