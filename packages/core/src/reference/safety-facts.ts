import type { SafetyFacts, SubstanceSafety } from "../clinical/safety/safety-input.ts";
import { ID_PREFIXES } from "../contracts/kernel/primitives.ts";
import { nutrients } from "./nutrients.ts";
import { flagsOf } from "./point-flags.ts";
import { substanceFacts } from "./substance-facts.ts";

/** The facts of the tables about points. Nothing is known about a user's own point. */
export const pointFacts: Pick<SafetyFacts, "point"> = {
  point: (id) => (id.startsWith(`${ID_PREFIXES.point}_`) ? undefined : { flags: flagsOf(id) }),
};

/** The facts of the tables for the safety checks, together with the facts of users' own substances. */
export const safetyFacts = (own: ReadonlyMap<string, SubstanceSafety> = new Map()): SafetyFacts => ({
  substance: (id) => {
    const known = substanceFacts(id);
    return known ? { ...known, own: false } : own.get(id);
  },
  ...pointFacts,
  nutrient: (key) => nutrients.find((one) => one.key === key),
});
