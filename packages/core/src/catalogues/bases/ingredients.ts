import type { IngredientFields } from "../../clinical/catalogues/descriptions/ingredients.ts";
import { baseIngredients } from "../../clinical/supplements/supplement-catalogue.ts";
import { fold } from "../../text/fold.ts";
import type { Base } from "./base.ts";

const keyOf = (name: string) =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "") || "ingredient";

export const ingredientBase: Base<IngredientFields> = {
  rows: () => baseIngredients,
  nameOf: ({ fields }) => fields.name,
  keyOf: ({ name }) => keyOf(name.en),
  options: () => ({}),
  source: {
    en: "Own list of names by which the safety check finds ingredients in what is written, not reviewed.",
    pt: "Lista própria de nomes pelos quais a verificação de segurança encontra ingredientes no que se escreve, não revista.",
  },
};
