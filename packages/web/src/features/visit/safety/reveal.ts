import type { SafetyConcern } from "@meridian/core/clinical/safety/finding";

const revealers = new Map<string, (id: string) => void>();

/**
 * Registers how a section shows an entry that it hides at the moment, such as an ear point while body points are shown.
 *
 * @param section the section, or `acupuncture`
 * @param show called with the entry's id
 * @returns the function that unregisters it
 */
export function registerReveal(section: string, show: (id: string) => void): () => void {
  revealers.set(section, show);
  return () => {
    if (revealers.get(section) === show) revealers.delete(section);
  };
}

/** Shows an entry that its section hides. False where the section has registered nothing, or is not drawn yet. */
export function reveal({ section, id }: Pick<SafetyConcern, "section" | "id">): boolean {
  const show = revealers.get(section);
  show?.(id);
  return show !== undefined;
}
