import { describe, type FieldsOf } from "../description.ts";

/** The groups of points that everybody can apply. */
export const pointGroups = describe({
  level: "staff",
  fields: {
    name: { kind: "words", max: 80, required: true },
    kind: { kind: "choice", values: ["body", "ear"] },
    /** Codes of points, in the order in which they are added. */
    points: { kind: "several", max: 120, required: true },
  },
  identity: [],
  columns: ["kind", "points"],
  grows: true,
  retires: true,
});

export type PointGroupFields = FieldsOf<(typeof pointGroups)["fields"]>;
