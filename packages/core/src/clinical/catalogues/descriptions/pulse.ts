import { describe, type FieldsOf } from "../description.ts";

/** The qualities and the positions of the pulse examination. Visits store their codes, so none is added or removed. */
export const pulse = describe({
  level: "staff",
  fields: {
    name: { kind: "words", max: 80, required: true },
    /** What a quality speaks for; of a position, the organs it is felt for. */
    meaning: { kind: "words", max: 300 },
  },
  identity: [],
  columns: ["meaning"],
  grows: false,
  retires: true,
});

export type PulseFields = FieldsOf<(typeof pulse)["fields"]>;
