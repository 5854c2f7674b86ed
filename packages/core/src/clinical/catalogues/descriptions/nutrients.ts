import { describe, type FieldsOf } from "../description.ts";

/**
 * Vitamins and minerals. The regulation says which have a reference value, so that none is added. Products and visits store
 * amounts in the unit of the entry, which therefore stays.
 */
export const nutrients = describe({
  level: "staff",
  fields: {
    name: { kind: "words", max: 80, required: true },
    /** By which texts name it, several separated by commas. */
    names: { kind: "words", max: 200 },
    unit: { kind: "text", max: 20, required: true },
    /** Nutrient reference value of the EU, a day. */
    nrv: { kind: "number", max: 100_000, digits: 3, unit: "" },
    /** Upper level for adults, a day. */
    ul: { kind: "number", max: 100_000, digits: 3, unit: "" },
    /** What the upper level applies to. */
    note: { kind: "words", max: 200 },
  },
  identity: ["unit"],
  columns: ["nrv", "ul"],
  grows: false,
  retires: true,
});

export type NutrientFields = FieldsOf<(typeof nutrients)["fields"]>;
