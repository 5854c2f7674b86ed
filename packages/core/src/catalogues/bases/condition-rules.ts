import type { PublishedOverlays } from "../../clinical/catalogues/catalogues.ts";
import type { ConditionRuleFields } from "../../clinical/catalogues/descriptions/condition-rules.ts";
import { conditionNames } from "../../clinical/safety/condition-names.ts";
import { baseConditionRules, conditionRuleKey, technicRules } from "../../clinical/safety/condition-rules.ts";
import { flagRules, SAFETY_FLAGS } from "../../clinical/safety/point-flags.ts";
import { safetySources } from "../../clinical/safety/sources.ts";
import { supplementNames } from "../../clinical/safety/supplement-names.ts";
import { plants } from "../../clinical/supplements/plants.ts";
import { nutrients } from "../../reference/nutrients.ts";
import { type Base, type Option, once, optionOf } from "./base.ts";
import { TAKEN, takenUses } from "./rule-uses.ts";
import { categoryOptions } from "./substance-categories.ts";
import {
  addedIngredients,
  addedSubstances,
  byName,
  namesOf,
  substanceOptions,
  TAKEN_CATALOGUES,
  takenOptions,
  unique,
} from "./taken-options.ts";
import { needlingOptions, osteopathicOptions } from "./technique-options.ts";

const options = once(() => ({
  condition: Object.entries(conditionNames)
    .map(([key, name]) => optionOf(key, name))
    .sort(byName),
  against: unique([
    ...substanceOptions().map(({ value, ...name }) => optionOf(`s:${value}`, name)),
    ...plants.map(({ key, name }) => optionOf(`p:${key}`, name)),
    ...[...nutrients, ...supplementNames].map(({ key, name }) => optionOf(`n:${key}`, name)),
    ...categoryOptions("c:"),
    ...needlingOptions(technicRules),
    ...osteopathicOptions(),
    ...SAFETY_FLAGS.map((flag) => optionOf(`f:${flag}`, flagRules[flag].statement)),
    ...baseConditionRules.map(({ fields: { against } }) =>
      optionOf(against, namesOf(takenOptions())(against.replace(/^.:/, ""))),
    ),
  ]).sort(byName),
}));
const behind = (prefix: string, added: readonly Option[]) =>
  added.map(({ value, ...name }) => optionOf(`${prefix}:${value}`, name));
/** What the back office added to the catalogues of what can be taken. A plant's rules are found under `n:` as well. */
const addedAgainst = (published: PublishedOverlays): Option[] => [
  ...behind("s", addedSubstances(published)),
  ...behind("n", addedIngredients(published)),
];
const nameOf = once(() => ({
  condition: namesOf(options().condition),
  against: namesOf(options().against),
}));

export const conditionRuleBase: Base<ConditionRuleFields> = {
  rows: () => baseConditionRules,
  nameOf: ({ fields }) => {
    const condition = nameOf().condition(fields.condition);
    const against = nameOf().against(fields.against);
    return { en: `${against.en}, ${condition.en}`, pt: `${against.pt}, ${condition.pt}` };
  },
  keyOf: conditionRuleKey,
  options: (published) => {
    const shipped = options();
    return { ...shipped, against: unique([...shipped.against, ...addedAgainst(published)]).sort(byName) };
  },
  chosenFrom: TAKEN_CATALOGUES,
  ruleUses: { from: TAKEN, of: ({ against }, count) => takenUses(against.replace(/^[a-z]:/, ""), count) },
  source: safetySources.conditions,
};
