import { FORMS } from "../../materia/materia-terms.ts";
import { describe, type FieldsOf } from "../description.ts";

/** The classic formulas. Grams are a day's, of powders and pills often those of a whole batch. */
export const formulas = describe({
  level: "staff",
  fields: {
    /** With tone marks. The key is made of it. */
    pinyin: { kind: "text", max: 120, required: true },
    zh: { kind: "text", max: 60 },
    /** In traditional script; empty where it is the same. */
    zh_hant: { kind: "text", max: 60 },
    /** What the formula is called besides, several names separated by commas. */
    names: { kind: "words", max: 160 },
    category: { kind: "listed" },
    /** The book that it is from. */
    source: { kind: "text", max: 160 },
    form: { kind: "choice", values: FORMS },
    composition: { kind: "composition", max: 60, most: 2000, digits: 2, unit: "g", required: true },
    dose_checked: { kind: "flag" },
    /** Patterns and complaints, separated by semicolons, in the same order in both languages. */
    patterns: { kind: "words", max: 1000, required: true },
    actions: { kind: "words", max: 1000 },
    cautions: { kind: "words", max: 1000 },
    notes: { kind: "words", max: 1000 },
  },
  identity: ["pinyin"],
  columns: ["patterns", "source", "category"],
  grows: true,
  retires: true,
});

export type FormulaFields = FieldsOf<(typeof formulas)["fields"]>;
