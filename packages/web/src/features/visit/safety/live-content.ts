import type { SafetyFlag } from "@meridian/core/clinical/safety/point-flags";
import type { SafetyPoint } from "@meridian/core/clinical/safety/safety-input";
import type { SectionData, SectionKey } from "@meridian/core/contracts/visits/sections";

/** Sections that safety looks at, beside acupuncture. */
export const CHECKED_TREATMENTS = ["formulas", "substances", "supplements", "osteopathic_treatment"] as const;

/** A chosen point with what the tables warn of; without flags where they do not know it. */
export type LivePoint = SafetyPoint & { flags?: readonly SafetyFlag[] | undefined };

/** What is being written now, saved or not. */
export type LiveContent = {
  sections: { readonly [K in SectionKey]?: SectionData<K> };
  /** Undefined while it is not known yet. */
  points: readonly LivePoint[] | undefined;
};

type Writer<K extends SectionKey> = (change: (now: SectionData<K>) => SectionData<K>) => void;

/**
 * The current content of a visit's sections, outside React: a section can follow another one, and a keystroke renders
 * only subscribers.
 */
export function createLiveStore(points: LiveContent["points"]) {
  let content: LiveContent = { sections: {}, points };
  const writers = new Map<SectionKey, unknown>();
  const listeners = new Set<() => void>();
  const set = (next: LiveContent) => {
    content = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => content,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A section reports its content, and how to change it. */
    setSection<K extends SectionKey>(section: K, data: SectionData<K>, write: Writer<K>) {
      writers.set(section, write);
      if (content.sections[section] !== data)
        set({ ...content, sections: { ...content.sections, [section]: data } });
    },
    points: (chosen: LiveContent["points"]) => set({ ...content, points: chosen }),
    /** Changes a section from elsewhere; nothing where it is not being written. */
    updateSection<K extends SectionKey>(section: K, change: (now: SectionData<K>) => SectionData<K>) {
      (writers.get(section) as Writer<K> | undefined)?.(change);
    },
  };
}
export type LiveStore = ReturnType<typeof createLiveStore>;
