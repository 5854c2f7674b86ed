import { describe, type FieldsOf } from "../description.ts";

/** What pregnancy and medicines against clotting speak against among needling and osteopathic techniques. */
export const techniqueRules = describe({
  level: "staff",
  fields: {
    /** `t:` and a needling technique, `t:deep` for needles near a vessel or an organ, `o:` and an osteopathic technique. */
    technique: { kind: "listed", required: true },
    /** `pregnancy_near`: over the belly or the lower back in pregnancy. `thinned`: with a medicine against clotting. */
    when: { kind: "choice", values: ["pregnancy", "pregnancy_near", "thinned"] },
    severity: { kind: "choice", values: ["serious", "caution", "note"] },
    /** The warning; `{medicine}` stands for the patient's medicine. */
    statement: { kind: "words", max: 300, required: true },
  },
  identity: ["technique", "when"],
  columns: ["severity", "statement"],
  grows: true,
  retires: true,
});
export type TechniqueRuleFields = FieldsOf<(typeof techniqueRules)["fields"]>;
