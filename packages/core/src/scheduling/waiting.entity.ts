import { Entity, type EntityItem } from "electrodb";
import { table } from "../db/table.ts";

/**
 * Somebody who waits for a time to come free. Gone when booked or taken off.
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
    /** Whom it was written for, while that record is part of another: the patient it goes back to. */
    written_for: { type: "string" },
    /** As it was when put on the list; a change of name follows within seconds. */
    patient_name: { type: "string", required: true },
    /** Empty for any. */
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
