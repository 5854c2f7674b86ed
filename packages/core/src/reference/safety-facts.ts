import type { SafetyFacts } from "../contracts/safety/record.ts";
import { referencePoint } from "./points.ts";
import { referenceSubstance } from "./substances.ts";

/** What the tables know, for the safety checks. */
export const safetyFacts = (): SafetyFacts => ({
  substance: (id) => {
    const known = referenceSubstance(id);
    return known && { ...known, own: false };
  },
  point: (id) => {
    const known = referencePoint(id);
    return known && { flags: known.safety };
  },
});
