import type { PublishedOverlays } from "../catalogues/catalogues.ts";
import { type ConditionTable, conditionTable } from "./condition-rules.ts";
import { type PairTable, pairTable } from "./incompatible-pairs.ts";
import { type PregnancyTable, pregnancyTable } from "./pregnancy-taken.ts";
import { type TechniqueTable, techniqueTable } from "./technique-rules.ts";

/** The catalogues of rules besides the interactions. */
type RuleCatalogue = "condition-rules" | "incompatibilities" | "pregnancy-rules" | "technique-rules";

/** The rules that the safety check reads besides the interactions. */
export type SafetyRules = {
  readonly conditions: ConditionTable;
  readonly pairs: PairTable;
  readonly pregnancy: PregnancyTable;
  readonly techniques: TechniqueTable;
};

/** The rules with what is published over them. */
export const safetyRules = (published: Pick<PublishedOverlays, RuleCatalogue>): SafetyRules => ({
  conditions: conditionTable(published["condition-rules"]),
  pairs: pairTable(published.incompatibilities),
  pregnancy: pregnancyTable(published["pregnancy-rules"]),
  techniques: techniqueTable(published["technique-rules"]),
});
