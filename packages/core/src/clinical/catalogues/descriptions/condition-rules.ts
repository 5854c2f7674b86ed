import { describe, type FieldsOf } from "../description.ts";

/** What a patient's conditions speak against: substances, plants, nutrients, techniques and points. */
export const conditionRules = describe({
  level: "staff",
  fields: {
    condition: { kind: "listed", required: true },
    /** A kind and a key, such as `s:mahuang` or `t:electro`. */
    against: { kind: "listed", required: true },
    /** `avoid` is as severe as `serious` and says so in words. */
    severity: { kind: "choice", values: ["avoid", "serious", "caution", "note"] },
    effect: { kind: "words", max: 300, required: true },
  },
  identity: ["condition", "against"],
  columns: ["severity", "effect"],
  grows: true,
  retires: true,
});
export type ConditionRuleFields = FieldsOf<(typeof conditionRules)["fields"]>;
