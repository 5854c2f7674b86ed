import { describe, type FieldsOf } from "../description.ts";

/** The findings of the tongue examination. Visits store their codes, so none is added or removed. */
export const tongue = describe({
  level: "staff",
  fields: {
    name: { kind: "words", max: 80, required: true },
    /** The form used within a sentence: "new greasy coating". */
    phrase: { kind: "words", max: 120, required: true },
    /** What the finding speaks for; empty for a normal one. */
    meaning: { kind: "words", max: 300 },
  },
  identity: [],
  columns: ["meaning"],
  grows: false,
  retires: true,
});

export type TongueFields = FieldsOf<(typeof tongue)["fields"]>;
