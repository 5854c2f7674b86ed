import { describe, type FieldsOf } from "../description.ts";

/** What prescribed substances, plants and nutrients do with medicines. */
export const interactions = describe({
  level: "staff",
  fields: {
    /** A substance, plant or nutrient, or `c:` and a category of substances. */
    taken: { kind: "listed", required: true },
    /** A class of medicines, or one medicine by its stored name. */
    drugs: { kind: "listed", required: true },
    severity: { kind: "choice", values: ["contraindicated", "serious", "caution", "note"] },
    effect: { kind: "words", max: 300, required: true },
    /** PK: changes a level. PD: changes an effect. */
    mechanism: { kind: "choice", values: ["", "PK", "PD", "PK/PD"] },
  },
  identity: ["taken", "drugs"],
  columns: ["severity", "effect"],
  grows: true,
  retires: true,
});

export type InteractionFields = FieldsOf<(typeof interactions)["fields"]>;
