import { PREGNANCY, TEMPERATURES, TOXICITIES } from "../../materia/materia-terms.ts";
import { describe, type FieldsOf } from "../description.ts";

/** The facts of the materia medica's substances. Doses are grams a day. */
export const substances = describe({
  level: "staff",
  fields: {
    dose_min_g: { kind: "number", max: 2000, digits: 2, unit: "g" },
    dose_max_g: { kind: "number", max: 2000, digits: 2, unit: "g" },
    dose_checked: { kind: "flag" },
    toxicity: { kind: "choice", values: ["", ...TOXICITIES] },
    pregnancy: { kind: "choice", values: PREGNANCY },
    temperature: { kind: "choice", values: ["", ...TEMPERATURES] },
    category: { kind: "listed" },
    latin: { kind: "text", max: 160 },
    species: { kind: "text", max: 200 },
    notes: { kind: "words", max: 1000 },
  },
  identity: [],
  columns: ["dose_min_g", "dose_max_g", "toxicity", "pregnancy"],
  grows: false,
  retires: false,
});

export type SubstanceFields = FieldsOf<(typeof substances)["fields"]>;
