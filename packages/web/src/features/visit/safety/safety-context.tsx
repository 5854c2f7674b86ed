import { needsReason, type SafetyConcern, type SafetyHit } from "@meridian/core/clinical/safety/finding";
import type { SafetyVerdict } from "@meridian/core/clinical/safety/safety-input";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { hasReason } from "@meridian/core/contracts/visits/sections/safety";
import { createContext, useContext, useSyncExternalStore } from "react";
import { CHECKED_TREATMENTS, type LiveStore } from "./live-content.ts";

type Safety = {
  live: LiveStore;
  /** Undefined while nothing is chosen, or until the tables are loaded. */
  verdict: SafetyVerdict | undefined;
};

const Context = createContext<Safety | undefined>(undefined);
export const SafetyProvider = Context.Provider;

export function useSafety(): Safety {
  const value = useContext(Context);
  if (!value) throw new Error("outside a visit");
  return value;
}

const NONE: SectionData<"safety">["reasons"] = {};

/** The reasons being written. */
export function useReasons(): SectionData<"safety">["reasons"] {
  const { live } = useSafety();
  return useSyncExternalStore(live.subscribe, () => live.read().sections.safety?.reasons ?? NONE);
}

/** Whether anything is chosen that has to be checked. */
export function useHasTreatments(): boolean {
  const { live } = useSafety();
  return useSyncExternalStore(live.subscribe, () => {
    const { sections, points } = live.read();
    return (
      (points?.length ?? 1) > 0 || CHECKED_TREATMENTS.some((key) => (sections[key]?.items.length ?? 0) > 0)
    );
  });
}

const NO_HITS: readonly SafetyHit[] = [];

/**
 * Whether a caution is shown at its entry. Cautions about all entries, such as the patient's age, are above the
 * sections.
 */
export const isShownAtEntry = ({ severity, rule }: SafetyHit) =>
  severity === "caution" && !rule.startsWith("age.");

/** The cautions about one entry; empty where no visit is being written. */
export function useEntryCautions(section: SafetyConcern["section"], id: string): readonly SafetyHit[] {
  const hits = useContext(Context)?.verdict?.hits ?? NO_HITS;
  return hits.filter(
    (hit) => isShownAtEntry(hit) && hit.concerns.some((one) => one.section === section && one.id === id),
  );
}

/** The serious findings without a reason. */
export function useUnansweredHits(): readonly SafetyHit[] {
  const { verdict } = useSafety();
  const reasons = useReasons();
  return (verdict?.hits ?? []).filter((hit) => {
    const given = reasons[hit.rule];
    return needsReason(hit) && !(given && hasReason(given));
  });
}
