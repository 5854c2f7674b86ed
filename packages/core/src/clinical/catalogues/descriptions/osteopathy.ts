import { describe, type FieldsOf } from "../description.ts";

/**
 * The terms of the osteopathic examination: segments, directions, patterns, signs, qualities of pain, warning signs, joints and
 * movements. The drawing, the comparison and the schema of visits are written for their codes, so none is added or retired.
 */
export const osteoSettings = describe({
  level: "staff",
  fields: { name: { kind: "words", max: 120, required: true } },
  identity: [],
  columns: [],
  grows: false,
  retires: false,
});

/** The osteopathic and orthopaedic tests. Visits store results under the code and by side, so neither can be changed. */
export const osteoTests = describe({
  level: "staff",
  fields: {
    code: { kind: "text", max: 40, required: true },
    sides: { kind: "choice", values: ["each_side", "once"] },
    region: { kind: "listed", required: true },
    name: { kind: "words", max: 120, required: true },
    /** What a positive result suggests. */
    meaning: { kind: "words", max: 300 },
  },
  identity: ["code", "sides"],
  columns: ["meaning"],
  grows: true,
  retires: true,
});

/** The usual ranges of motion. Which movements are measured, and which degrees are impossible, is part of the visits' schema. */
export const osteoRanges = describe({
  level: "staff",
  fields: {
    /** Degrees that an adult normally reaches at least; null if there is no agreed value. */
    usual: { kind: "number", max: 200, digits: 1, unit: "°" },
  },
  identity: [],
  columns: ["usual"],
  grows: false,
  retires: false,
});

export type OsteoSettingFields = FieldsOf<(typeof osteoSettings)["fields"]>;
export type OsteoTestFields = FieldsOf<(typeof osteoTests)["fields"]>;
export type OsteoRangeFields = FieldsOf<(typeof osteoRanges)["fields"]>;
