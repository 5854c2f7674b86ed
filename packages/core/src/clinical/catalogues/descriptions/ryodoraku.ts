import { describe, type FieldsOf } from "../description.ts";

/** The lines of the Ryodoraku measurement. Visits store readings by channel, so none is added or retired. */
export const ryodorakuPoints = describe({
  level: "staff",
  fields: {
    channel: { kind: "text", max: 2, required: true },
    measured: { kind: "listed", required: true },
    /** Another point where it is measured. */
    alternative: { kind: "listed" },
    tonify: { kind: "listed", required: true },
    sedate: { kind: "listed", required: true },
  },
  identity: ["channel"],
  columns: ["measured", "tonify", "sedate"],
  grows: false,
  retires: false,
});

/** The limits of clinics that set none of their own: one entry. Results keep those that they were read with. */
export const ryodorakuLimits = describe({
  level: "staff",
  fields: {
    corridor: { kind: "number", max: 100, digits: 1, unit: "" },
    mode: { kind: "choice", values: ["absolute", "percent"] },
    split: { kind: "number", max: 200, digits: 1, unit: "µA" },
    ratio_low: { kind: "number", max: 1, digits: 2, unit: "" },
    ratio_high: { kind: "number", max: 10, digits: 2, unit: "" },
  },
  identity: [],
  columns: ["corridor", "mode", "split", "ratio_low", "ratio_high"],
  grows: false,
  retires: false,
});

export type RyodorakuPointFields = FieldsOf<(typeof ryodorakuPoints)["fields"]>;
export type RyodorakuLimitFields = FieldsOf<(typeof ryodorakuLimits)["fields"]>;
