import type { PregnancyRuleFields } from "../../clinical/catalogues/descriptions/pregnancy-rules.ts";
import { basePregnancyRules, pregnancyRuleKey } from "../../clinical/safety/pregnancy-taken.ts";
import { safetySources } from "../../clinical/safety/sources.ts";
import { type Base, once, optionOf } from "./base.ts";
import { TAKEN, takenUses } from "./rule-uses.ts";
import { addedTaken, byName, namesOf, TAKEN_CATALOGUES, takenOptions, unique } from "./taken-options.ts";

const options = once(() => ({
  taken: unique([
    ...takenOptions(),
    ...basePregnancyRules.map(({ fields: { taken } }) => optionOf(taken, namesOf([])(taken))),
  ]).sort(byName),
}));
const nameOf = once(() => namesOf(options().taken));

const STATES = {
  pregnant: { en: "pregnancy", pt: "gravidez" },
  lactant: { en: "breastfeeding", pt: "amamentação" },
} as const;

export const pregnancyRuleBase: Base<PregnancyRuleFields> = {
  rows: () => basePregnancyRules,
  nameOf: ({ fields: { state, taken } }) => {
    const { en, pt } = nameOf()(taken);
    return { en: `${en}, ${STATES[state].en}`, pt: `${pt}, ${STATES[state].pt}` };
  },
  keyOf: pregnancyRuleKey,
  options: (published) => ({ taken: unique([...options().taken, ...addedTaken(published)]).sort(byName) }),
  chosenFrom: TAKEN_CATALOGUES,
  // There are no trimesters after the birth.
  faults: ({ state, severity }): Record<string, string> =>
    state === "lactant" && severity === "first_trimester" ? { severity: "choice.invalid" } : {},
  ruleUses: { from: TAKEN, of: ({ taken }, count) => takenUses(taken, count) },
  source: safetySources.pregnancy,
};
