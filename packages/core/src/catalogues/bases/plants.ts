import type { PlantFields } from "../../clinical/catalogues/descriptions/plants.ts";
import type { Words } from "../../clinical/safety/finding.ts";
import { plantKey } from "../../clinical/supplements/plants.ts";
import { basePlants, plantCautions } from "../../clinical/supplements/supplement-catalogue.ts";
import { plantsSource } from "../../reference/plants.ts";
import { separate } from "../../text/separate.ts";
import { type Base, once, optionOf, sourceOf } from "./base.ts";
import { byName } from "./taken-options.ts";

/** Genus and species, whose key prescriptions can refer to. */
const KEY = /^[a-z]+(_[a-z]+)+$/;
const MAX_KEY = 60;

const isUneven = ({ en, pt }: Words) => separate(en).length !== separate(pt).length;

const options = once(() => ({
  cautions: plantCautions.map((caution) => optionOf(caution.en, caution)).sort(byName),
}));

export const plantBase: Base<PlantFields> = {
  rows: () => basePlants,
  nameOf: ({ fields: { name, scientific } }) => ({
    en: `${name.en}, ${scientific}`,
    pt: `${name.pt}, ${scientific}`,
  }),
  keyOf: ({ scientific }) => plantKey(scientific),
  options,
  faults: ({ scientific, uses, other_cautions, dose_min_g, dose_max_g }) => {
    const key = plantKey(scientific);
    return {
      ...((!KEY.test(key) || key.length > MAX_KEY) && { scientific: "scientific.invalid" }),
      ...(isUneven(uses) && { "uses.pt": "languages.unequal" }),
      ...(isUneven(other_cautions) && { "other_cautions.pt": "languages.unequal" }),
      ...(dose_min_g !== null &&
        dose_max_g !== null &&
        dose_min_g > dose_max_g && { dose_max_g: "dose.reversed" }),
    };
  },
  source: sourceOf(plantsSource),
};
