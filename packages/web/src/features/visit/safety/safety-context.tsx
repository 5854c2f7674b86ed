import { needsReason, type SafetyConcern, type SafetyHit } from "@meridian/core/clinical/safety/finding";
import type { SafetyVerdict } from "@meridian/core/clinical/safety/safety-input";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { isGiven } from "@meridian/core/contracts/visits/sections/safety";
import { createContext, useContext, useSyncExternalStore } from "react";
import { CHOSEN, type Hand } from "./live-sections.ts";

type Safety = {
  hand: Hand;
  /** Undefined while nothing is chosen, or the tables are on their way. */
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

/** The reasons as they are being written. */
export function useReasons(): SectionData<"safety">["reasons"] {
  const { hand } = useSafety();
  return useSyncExternalStore(hand.subscribe, () => hand.read().sections.safety?.reasons ?? NONE);
}

/** Whether anything is chosen that has to be checked. */
export function useHasChosen(): boolean {
  const { hand } = useSafety();
  return useSyncExternalStore(hand.subscribe, () => {
    const { sections, points } = hand.read();
    return (points?.length ?? 1) > 0 || CHOSEN.some((key) => (sections[key]?.items.length ?? 0) > 0);
  });
}

const NO_HITS: readonly SafetyHit[] = [];

/** Whether a caution stands beside the entry it is about: one of every entry, as of the age, stands above the work. */
export const isBeside = ({ severity, rule }: SafetyHit) => severity === "caution" && !rule.startsWith("age.");

/** What to mind of one entry; nothing where no visit is being written. */
export function useCautionsAt(section: SafetyConcern["section"], id: string): readonly SafetyHit[] {
  const hits = useContext(Context)?.verdict?.hits ?? NO_HITS;
  return hits.filter(
    (hit) => isBeside(hit) && hit.concerns.some((one) => one.section === section && one.id === id),
  );
}

/** What is serious and has no reason yet. */
export function useOpenHits(): readonly SafetyHit[] {
  const { verdict } = useSafety();
  const reasons = useReasons();
  return (verdict?.hits ?? []).filter((hit) => {
    const given = reasons[hit.rule];
    return needsReason(hit) && !(given && isGiven(given));
  });
}
