import type { SafetyFacts, SubstanceSafety } from "../contracts/safety/record.ts";
import { nutrients } from "./nutrients.ts";
import { referencePoint } from "./points.ts";
import { referenceSubstance } from "./substances.ts";

/** What the tables know, for the safety checks, and beside them what somebody wrote of their own substances. */
export const safetyFacts = (own: ReadonlyMap<string, SubstanceSafety> = new Map()): SafetyFacts => ({
  substance: (id) => {
    const known = referenceSubstance(id);
    return known ? { ...known, own: false } : own.get(id);
  },
  point: (id) => {
    const known = referencePoint(id);
    return known && { flags: known.safety };
  },
  nutrient: (key) => nutrients.find((one) => one.key === key),
});
