import type { TechniqueRuleFields } from "../../clinical/catalogues/descriptions/technique-rules.ts";
import { technicRules } from "../../clinical/safety/condition-rules.ts";
import { safetySources } from "../../clinical/safety/sources.ts";
import { baseTechniqueRules, techniqueRuleKey } from "../../clinical/safety/technique-rules.ts";
import { type Base, once } from "./base.ts";
import { byName, namesOf } from "./taken-options.ts";
import { needlingOptions, osteopathicOptions } from "./technique-options.ts";

const DEEP = {
  key: "deep",
  name: { en: "needling near a vessel or an organ", pt: "puntura junto a um vaso ou órgão" },
};

const options = once(() => ({
  technique: [...needlingOptions([...technicRules, DEEP]), ...osteopathicOptions()].sort(byName),
}));
const nameOf = once(() => namesOf(options().technique));

const SITUATIONS = {
  pregnancy: { en: "pregnancy", pt: "gravidez" },
  pregnancy_near: {
    en: "belly or lower back in pregnancy",
    pt: "barriga ou região lombar na gravidez",
  },
  thinned: { en: "medicine against clotting", pt: "medicamento contra a coagulação" },
} as const;

/** Only needling has places where it is worse, and only a point can be near a vessel. */
const isApplicable = ({ technique, when }: TechniqueRuleFields) =>
  when === "thinned" || (technique !== "t:deep" && (when === "pregnancy" || technique.startsWith("t:")));

export const techniqueRuleBase: Base<TechniqueRuleFields> = {
  rows: () => baseTechniqueRules,
  nameOf: ({ fields: { technique, when } }) => {
    const { en, pt } = nameOf()(technique);
    return { en: `${en}, ${SITUATIONS[when].en}`, pt: `${pt}, ${SITUATIONS[when].pt}` };
  },
  keyOf: techniqueRuleKey,
  options,
  faults: (fields): Record<string, string> => (isApplicable(fields) ? {} : { when: "choice.invalid" }),
  source: safetySources.technics,
};
