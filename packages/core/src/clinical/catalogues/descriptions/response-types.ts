import { describe, type FieldsOf } from "../description.ts";

/** Sets of options that every clinic can take for the questions of its own tests. Questions keep a copy. */
export const responseTypes = describe({
  level: "staff",
  fields: {
    name: { kind: "words", max: 80, required: true },
    /** The options in their order, separated by semicolons. */
    answers: { kind: "words", max: 600, required: true },
    /** The points of each option, separated by semicolons; empty where they give none. */
    scores: { kind: "text", max: 120 },
  },
  identity: [],
  columns: ["answers", "scores"],
  grows: true,
  retires: true,
});

export type ResponseTypeFields = FieldsOf<(typeof responseTypes)["fields"]>;
