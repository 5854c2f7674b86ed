import { describe, type FieldsOf } from "../description.ts";

/** What supplements contain besides plants, vitamins and minerals, as texts name it: melatonin, fish oil and so on. */
export const ingredients = describe({
  level: "staff",
  fields: {
    name: { kind: "words", max: 80, required: true },
    /** By which texts name it besides, several separated by commas. */
    names: { kind: "words", max: 200 },
  },
  identity: [],
  columns: ["names"],
  grows: true,
  retires: true,
});

export type IngredientFields = FieldsOf<(typeof ingredients)["fields"]>;
