import type { SubstanceFields } from "../../clinical/catalogues/descriptions/substances.ts";
import { substanceFields } from "../../clinical/materia/substance-catalogue.ts";
import { safetySources } from "../../clinical/safety/sources.ts";
import { materiaWordsPt } from "../../reference/materia-words.ts";
import { referenceSubstance, substances } from "../../reference/substances.ts";
import { type Base, once } from "./base.ts";
import { categoryOptions } from "./substance-categories.ts";

const substanceRows = once(() =>
  substances.map((row) => ({
    key: row.id,
    fields: substanceFields(row, (word) => materiaWordsPt[word] ?? word),
  })),
);

export const substanceBase: Base<SubstanceFields> = {
  rows: substanceRows,
  nameOf: ({ key }) => {
    const { pinyin = key, zh = "" } = referenceSubstance(key) ?? {};
    const name = zh ? `${pinyin} ${zh}` : pinyin;
    return { en: name, pt: name };
  },
  keyOf: () => {
    throw new Error("substances are not added");
  },
  options: once(() => ({ category: categoryOptions() })),
  faults: ({ dose_min_g, dose_max_g }): Record<string, string> =>
    dose_min_g !== null && dose_max_g !== null && dose_min_g > dose_max_g
      ? { dose_max_g: "dose.reversed" }
      : {},
  source: safetySources.substances,
};
