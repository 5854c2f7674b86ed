import type { IncompatibilityFields } from "../../clinical/catalogues/descriptions/incompatibilities.ts";
import { basePairs, pairKey } from "../../clinical/safety/incompatible-pairs.ts";
import { safetySources } from "../../clinical/safety/sources.ts";
import { type Base, once, optionOf } from "./base.ts";
import { addedSubstances, byName, namesOf, substanceOptions, unique } from "./taken-options.ts";

const options = once(() => {
  // Some of the classical substances are in no modern list, and are known by their letters.
  const classical = basePairs.flatMap(({ fields: { first, second } }) => [first, second]);
  const listed = unique([
    ...substanceOptions(),
    ...classical.map((key) => optionOf(key, { en: key, pt: key })),
  ]).sort(byName);
  return { first: listed, second: listed };
});
const nameOf = once(() => namesOf(options().first));

export const incompatibilityBase: Base<IncompatibilityFields> = {
  rows: () => basePairs,
  nameOf: ({ fields: { first, second } }) => {
    const one = nameOf()(first);
    const other = nameOf()(second);
    return { en: `${one.en} + ${other.en}`, pt: `${one.pt} + ${other.pt}` };
  },
  keyOf: pairKey,
  options: (published) => {
    const listed = unique([...options().first, ...addedSubstances(published)]).sort(byName);
    return { first: listed, second: listed };
  },
  chosenFrom: ["substances"],
  faults: ({ first, second }): Record<string, string> =>
    first === second ? { second: "choice.invalid" } : {},
  ruleUses: {
    from: ["substances"],
    of: ({ first, second }, count) => Math.min(count("substances", first), count("substances", second)),
  },
  source: safetySources.pairs,
};
