import { describe, type FieldsOf } from "../description.ts";

/** What substances, plants and nutrients do in pregnancy and while breastfeeding. */
export const pregnancyRules = describe({
  level: "staff",
  fields: {
    state: { kind: "choice", values: ["pregnant", "lactant"] },
    /** A substance, plant or nutrient, or `c:` and a category of substances. */
    taken: { kind: "listed", required: true },
    /** `first_trimester`: serious in the first trimester or without a due date, a caution later. */
    severity: { kind: "choice", values: ["serious", "first_trimester", "caution", "note"] },
    effect: { kind: "words", max: 300, required: true },
  },
  identity: ["state", "taken"],
  columns: ["severity", "effect"],
  grows: true,
  retires: true,
});
export type PregnancyRuleFields = FieldsOf<(typeof pregnancyRules)["fields"]>;
