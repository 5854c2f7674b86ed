import { Entity, type EntityItem } from "electrodb";
import { table } from "../db/table.ts";

/**
 * An entry of the waiting list. It is deleted when it is booked or removed.
 *
 * | access pattern           | index   | key              |
 * |--------------------------|---------|------------------|
 * | a space's waiting list   | primary | space            |
 * | one entry                | primary | space + entry id |
 */
export const WaitingEntity = new Entity({
  model: { entity: "waiting", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    entry_id: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    /** The original patient record while that is merged into another. Undoing the merge gives the entry back to it. */
    written_for: { type: "string" },
    /** A copy of the patient's name. The stream updates it within seconds after the patient is renamed. */
    patient_name: { type: "string", required: true },
    /** Empty for any professional. */
    professional_id: { type: "string", required: true, default: "" },
    appointment_type: { type: "string", required: true },
    /** Minutes. */
    duration: { type: "number", required: true },
    /** ISO weekdays. */
    days: { type: "list", items: { type: "number" }, required: true },
    /** Wall-clock hours of the clinic. */
    from: { type: "string", required: true },
    to: { type: "string", required: true },
    urgent: { type: "boolean", required: true, default: false },
    notes: { type: "string", required: true, default: "" },
    created_at: { type: "string", required: true, readOnly: true },
    created_by: { type: "string", required: true, readOnly: true },
    updated_at: { type: "string", required: true },
    updated_by: { type: "string", required: true },
    version: { type: "number", required: true, default: 1 },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["entry_id"] },
    },
  },
});
export type WaitingItem = EntityItem<typeof WaitingEntity>;
