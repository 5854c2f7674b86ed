import { describe, type FieldsOf } from "../description.ts";

/** Substances of the materia medica that must not be combined. There is one row about each two, in either order. */
export const incompatibilities = describe({
  level: "staff",
  fields: {
    first: { kind: "listed", required: true },
    second: { kind: "listed", required: true },
    severity: { kind: "choice", values: ["serious", "caution", "note"] },
    statement: { kind: "words", max: 300, required: true },
  },
  identity: ["first", "second"],
  columns: ["severity", "statement"],
  grows: true,
  retires: true,
});
export type IncompatibilityFields = FieldsOf<(typeof incompatibilities)["fields"]>;
