import { type ContentUnit, UNITS, VOLUME_UNITS } from "../../supplements/supplement-units.ts";
import { describe, type FieldsOf } from "../description.ts";

/** The largest quantity of anything on a label. */
const MOST = 1_000_000;
/** The units of labels, the usual one first. */
const LABEL_UNITS = ["mg", "g", "µg", "IU", "ml"] as const satisfies readonly ContentUnit[];
const quantity = (digits: number) => ({ kind: "number", max: 100_000, digits, unit: "" }) as const;

/** Products that every clinic can recommend, beside its own and those of providers. */
export const supplements = describe({
  level: "staff",
  fields: {
    /** As it is sold in each language; Portuguese may be empty where it is the same. */
    name: { kind: "words", max: 160 },
    brand: { kind: "text", max: 120 },
    properties: { kind: "several", max: 20 },
    /** The unit that is taken: capsule, tablet and so on. */
    taken_as: { kind: "choice", values: UNITS },
    units_per_box: quantity(2),
    volume: { kind: "number", max: MOST, digits: 2, unit: "" },
    volume_unit: { kind: "choice", values: VOLUME_UNITS },
    /** What one unit contains, in the units of its label. */
    contents: { kind: "contents", max: 40, most: MOST, digits: 4, units: LABEL_UNITS },
    units: { ...quantity(2), required: true },
    times_per_day: { kind: "number", max: 24, digits: 0, unit: "", required: true },
    days: { kind: "number", max: 730, digits: 0, unit: "", required: true },
    posology: { kind: "words", max: 500 },
    warnings: { kind: "words", max: 1000 },
  },
  identity: [],
  columns: ["contents", "taken_as"],
  grows: true,
  retires: true,
});

export type SupplementFields = FieldsOf<(typeof supplements)["fields"]>;
