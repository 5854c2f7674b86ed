import type { InteractionFields } from "../../clinical/catalogues/descriptions/interactions.ts";
import { drugClasses } from "../../clinical/safety/drug-classes.ts";
import { drugs } from "../../clinical/safety/drug-names.ts";
import type { Words } from "../../clinical/safety/finding.ts";
import { baseInteractions, interactionKey } from "../../clinical/safety/interaction-table.ts";
import { safetySources } from "../../clinical/safety/sources.ts";
import { drugClassNames } from "../drug-class-names.ts";
import { type Base, type Option, once, optionOf } from "./base.ts";
import { medicineUses, TAKEN, takenUses } from "./rule-uses.ts";
import { addedTaken, byName, namesOf, TAKEN_CATALOGUES, takenOptions, unique } from "./taken-options.ts";

/** A class by its name. Medicines that no table of names has are spelled alike in both languages. */
const spelled = (key: string): Words => drugClassNames[key] ?? namesOf([])(key);

const interactionOptions = once(() => ({
  taken: unique([
    ...takenOptions(),
    ...baseInteractions().map(({ fields }) => optionOf(fields.taken, spelled(fields.taken))),
  ]).sort(byName),
  drugs: unique([
    ...drugClasses.map(({ key, name }) => optionOf(key, name)),
    ...drugs.map(({ en, pt }) => optionOf(en, { en, pt })),
    ...baseInteractions().map(({ fields }) => optionOf(fields.drugs, spelled(fields.drugs))),
  ]).sort(byName),
}));
const interactionNames = once(() => {
  const { taken, drugs: against } = interactionOptions();
  const named = (options: readonly Option[]) => new Map(options.map((one) => [one.value, one]));
  return { taken: named(taken), drugs: named(against) };
});

export const interactionBase: Base<InteractionFields> = {
  rows: baseInteractions,
  nameOf: ({ fields }) => {
    const names = interactionNames();
    const taken = names.taken.get(fields.taken) ?? spelled(fields.taken);
    const against = names.drugs.get(fields.drugs) ?? spelled(fields.drugs);
    return { en: `${taken.en} + ${against.en}`, pt: `${taken.pt} + ${against.pt}` };
  },
  keyOf: interactionKey,
  options: (published) => {
    const shipped = interactionOptions();
    return { ...shipped, taken: unique([...shipped.taken, ...addedTaken(published)]).sort(byName) };
  },
  chosenFrom: TAKEN_CATALOGUES,
  // As often as the rarer of both, which is the most that they can have met.
  ruleUses: {
    from: [...TAKEN, "drugs"],
    of: ({ taken, drugs: against }, count) => Math.min(takenUses(taken, count), medicineUses(against, count)),
  },
  source: safetySources.interactions,
};
