import { PREGNANCY, SUBSTANCE_TYPES, TEMPERATURES, TOXICITIES } from "../../materia/materia-terms.ts";
import { describe, type FieldsOf } from "../description.ts";

/** The substances of the materia medica. Doses are grams a day. */
export const substances = describe({
  level: "staff",
  fields: {
    /** With tone marks. The key is made of it. */
    pinyin: { kind: "text", max: 80, required: true },
    zh: { kind: "text", max: 40 },
    /** In traditional script; empty where it is the same. */
    zh_hant: { kind: "text", max: 40 },
    /** Everyday names, several separated by commas. */
    names: { kind: "words", max: 140 },
    latin: { kind: "text", max: 160 },
    species: { kind: "text", max: 200 },
    category: { kind: "listed" },
    type: { kind: "choice", values: ["", ...SUBSTANCE_TYPES] },
    part: { kind: "listed" },
    temperature: { kind: "choice", values: ["", ...TEMPERATURES] },
    tastes: { kind: "several", max: 8 },
    channels: { kind: "several", max: 12 },
    dose_min_g: { kind: "number", max: 2000, digits: 2, unit: "g" },
    dose_max_g: { kind: "number", max: 2000, digits: 2, unit: "g" },
    dose_checked: { kind: "flag" },
    toxicity: { kind: "choice", values: ["", ...TOXICITIES] },
    pregnancy: { kind: "choice", values: PREGNANCY },
    notes: { kind: "words", max: 1000 },
  },
  identity: ["pinyin"],
  columns: ["dose_min_g", "dose_max_g", "toxicity", "pregnancy"],
  grows: true,
  retires: true,
});

export type SubstanceFields = FieldsOf<(typeof substances)["fields"]>;
