// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of ElectroDB key templates
import { Entity, type EntityItem } from "electrodb";
import { ERASURE_REASONS, ERASURE_STATES } from "../contracts/erasure/erasure.ts";
import { table } from "../db/table.ts";

const gsi3 = table.indexes[2];

/** The partition of erasures that wait for their day, of all spaces. */
export const ERASURES_DUE = "$erasures#due";

/**
 * The erasure of a patient: asked for, withdrawn or done. It stays when the patient is gone, and says that there was a
 * record, when it was erased and who asked for it.
 *
 * | access pattern                              | index   | key                         |
 * |---------------------------------------------|---------|-----------------------------|
 * | the erasure of a patient                    | primary | space + patient             |
 * | those that wait, of all spaces, next first  | gsi3    | `$erasures#due`, day + patient |
 */
export const ErasureRequestEntity = new Entity({
  model: { entity: "erasureRequest", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    state: { type: ERASURE_STATES, required: true },
    reason: { type: ERASURE_REASONS, required: true },
    /** What was written about the reason. Removed by the erasure, because it may name the patient. */
    note: { type: "string", required: true, default: "" },
    requested_at: { type: "string", required: true },
    requested_by: { type: "string", required: true },
    /** The instant from which the erasure is done. */
    due_at: { type: "string", required: true },
    settled_at: { type: "string" },
    settled_by: { type: "string" },
    version: { type: "number", required: true, default: 1 },
    /** `ERASURES_DUE` while it waits, else absent. */
    gsi3pk: { type: "string" },
    gsi3sk: { type: "string" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "patient_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
    byDue: {
      index: gsi3.name,
      pk: { field: gsi3.partitionKey, composite: ["gsi3pk"], template: "${gsi3pk}", casing: "none" },
      sk: { field: gsi3.sortKey, composite: ["gsi3sk"], template: "${gsi3sk}", casing: "none" },
    },
  },
});

export type ErasureRequestItem = EntityItem<typeof ErasureRequestEntity>;
