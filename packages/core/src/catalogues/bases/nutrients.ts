import type { NutrientFields } from "../../clinical/catalogues/descriptions/nutrients.ts";
import { baseNutrients } from "../../clinical/supplements/supplement-catalogue.ts";
import { nutrientsSource } from "../../reference/nutrients.ts";
import { type Base, sourceOf } from "./base.ts";

export const nutrientBase: Base<NutrientFields> = {
  rows: () => baseNutrients,
  // The form leaves the unit out, since it cannot be changed.
  nameOf: ({ fields: { name, unit } }) => ({ en: `${name.en}, ${unit}`, pt: `${name.pt}, ${unit}` }),
  keyOf: () => {
    throw new Error("vitamins and minerals are not added");
  },
  options: () => ({}),
  // Percentages of nothing mean nothing.
  faults: ({ nrv }): Record<string, string> => (nrv === null || nrv === 0 ? { nrv: "quantity.invalid" } : {}),
  source: sourceOf(nutrientsSource),
};
