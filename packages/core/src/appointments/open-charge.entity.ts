import { Entity, type EntityItem } from "electrodb";
import { OPEN_CHARGE_KINDS } from "../contracts/billing/payment-state.ts";
import { table } from "../db/table.ts";

/**
 * An appointment that is not fully paid, or of which more was paid than it costs. It is written and deleted with the
 * appointment's head, so it always agrees with it.
 *
 * | access pattern                                   | index   | key                                  |
 * |--------------------------------------------------|---------|--------------------------------------|
 * | what a patient still has to pay, oldest first    | primary | space + patient, kind, start         |
 */
export const OpenChargeEntity = new Entity({
  model: { entity: "openCharge", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    /** The record that the appointment was booked for, which may have been merged into another one since. */
    patient_id: { type: "string", required: true },
    kind: { type: OPEN_CHARGE_KINDS, required: true },
    start: { type: "string", required: true },
    appointment_id: { type: "string", required: true },
    professional_id: { type: "string", required: true },
    /** Cents still to be paid, or to be refunded. */
    amount: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "patient_id"] },
      sk: { field: table.sortKey, composite: ["kind", "start", "appointment_id"] },
    },
  },
});
export type OpenChargeItem = EntityItem<typeof OpenChargeEntity>;
