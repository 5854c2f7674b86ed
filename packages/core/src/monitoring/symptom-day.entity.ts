import { Entity, type EntityItem } from "electrodb";
import type { SymptomEntry } from "../contracts/monitoring/symptom-terms.ts";
import { table } from "../db/table.ts";

/**
 * A day's answers to one symptom.
 *
 * | access pattern                            | index   | key                          |
 * |-------------------------------------------|---------|------------------------------|
 * | a patient's answers between two days      | primary | space + patient, day         |
 * | the answers of a day to a symptom         | primary | space + patient, day, symptom |
 */
export const SymptomDayEntity = new Entity({
  model: { entity: "symptomDay", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    day: { type: "string", required: true },
    symptom_id: { type: "string", required: true },
    /** Every answer sent for the day, including undone ones: see {@link KeptEntry}. */
    entries: { type: "any", required: true },
    version: { type: "number", required: true, default: 1 },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "patient_id"] },
      sk: { field: table.sortKey, composite: ["day", "symptom_id"] },
    },
  },
});

/** An answer as stored. An undone one stays with the value null, so that a repeated request does not restore it. */
export type KeptEntry = Omit<SymptomEntry, "value"> & { value: number | null };

export type SymptomDayItem = Omit<EntityItem<typeof SymptomDayEntity>, "entries"> & {
  entries: KeptEntry[];
};
