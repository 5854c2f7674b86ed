import { describe, type FieldsOf } from "../description.ts";

/** Medicines for the medication list, with the classes by which interactions name them. */
export const drugs = describe({
  level: "super",
  fields: {
    /** The lasting name, which records store: the substance in English, or the name of a product. */
    inn: { kind: "text", max: 200, required: true },
    name_pt: { kind: "text", max: 200, required: true },
    /** Medicines that it contains, by their lasting names. Their classes and interactions are its own too. */
    substances: { kind: "several", max: 12 },
    /** Classes by which interactions name it. */
    classes: { kind: "several", max: 40 },
    group: { kind: "listed" },
    atc: { kind: "text", max: 7 },
  },
  identity: ["inn"],
  columns: ["name_pt", "group", "classes"],
  grows: true,
  retires: true,
  // A list of all products on sale has some 100,000.
  large: true,
});
export type DrugFields = FieldsOf<(typeof drugs)["fields"]>;
