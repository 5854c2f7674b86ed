import { describe, type FieldsOf } from "../description.ts";

/** The plants of phytotherapy. Doses are grams of the dried part a day. */
export const plants = describe({
  level: "staff",
  fields: {
    /** The key is made of it. */
    scientific: { kind: "text", max: 120, required: true },
    name: { kind: "words", max: 80, required: true },
    /** By which texts name it besides, several separated by commas. */
    names: { kind: "words", max: 200 },
    part: { kind: "words", max: 60 },
    dose_min_g: { kind: "number", max: 2000, digits: 2, unit: "g" },
    dose_max_g: { kind: "number", max: 2000, digits: 2, unit: "g" },
    /** Separated by semicolons, in the same order in both languages. */
    uses: { kind: "words", max: 600 },
    /** Those that the safety check knows. */
    cautions: { kind: "several", max: 20 },
    /** Any others, separated by semicolons, in the same order in both languages. */
    other_cautions: { kind: "words", max: 600 },
  },
  identity: ["scientific"],
  columns: ["dose_min_g", "dose_max_g", "uses"],
  grows: true,
  retires: true,
});

export type PlantFields = FieldsOf<(typeof plants)["fields"]>;
