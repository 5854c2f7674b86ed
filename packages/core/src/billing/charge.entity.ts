import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { type ChargedItem, PAYMENT_METHODS, type ReceiptMark } from "../contracts/billing/billing.ts";
import { table } from "../db/table.ts";

const [gsi1] = table.indexes;

/**
 * The charge of an appointment: the total paid and the billed items. Every payment and refund updates it in the same transaction and
 * on the condition of its version, so `paid` always equals the sum of the payments.
 *
 * | access pattern                   | index   | key                                        |
 * |----------------------------------|---------|--------------------------------------------|
 * | a charge with its payments       | primary | space + appointment, collection "charging" |
 */
export const ChargeEntity = new Entity({
  model: { entity: "charge", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    appointment_id: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    /** Cents received minus refunds. */
    paid: { type: "number", required: true },
    /** The billed tests and treatments, with their prices when they were chosen. */
    items: { type: CustomAttributeType<ChargedItem[]>("any"), required: true, default: () => [] },
    /** The price was set although the appointment was missed or cancelled: it is owed. */
    fee_owed: { type: "boolean", required: true, default: false, field: "stands" },
    /** Number of payments and refunds. */
    entries: { type: "number", required: true },
    /** Issued receipts, oldest first. */
    receipts: { type: CustomAttributeType<ReceiptMark[]>("any") },
    /** The version the newest receipt shows. */
    receipted: { type: "number" },
    updated_at: { type: "string", required: true },
    updated_by: { type: "string", required: true },
    version: { type: "number", required: true },
  },
  indexes: {
    primary: {
      collection: "charging",
      pk: { field: table.partitionKey, composite: ["space_id", "appointment_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});
export type ChargeItem = EntityItem<typeof ChargeEntity>;

/**
 * A payment or refund. It is never changed, except `refunded` of a payment.
 *
 * | access pattern                   | index   | key                                        |
 * |----------------------------------|---------|--------------------------------------------|
 * | an appointment's payments        | primary | space + appointment, collection "charging" |
 * | a day's payments                 | gsi1    | space + day, by place                      |
 */
export const PaymentEntity = new Entity({
  model: { entity: "payment", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    appointment_id: { type: "string", required: true },
    payment_id: { type: "string", required: true },
    kind: { type: ["payment", "refund"] as const, required: true },
    /** Cents, positive for both kinds. */
    amount: { type: "number", required: true },
    method: { type: PAYMENT_METHODS, required: true },
    note: { type: "string", required: true, default: "" },
    refunded: { type: "number", required: true, default: 0 },
    refunds: { type: "string" },
    patient_id: { type: "string", required: true },
    /** The name at the time of payment. */
    patient_name: { type: "string", required: true },
    professional_id: { type: "string", required: true },
    /** The establishment of the appointment's office. */
    establishment_id: { type: "string", required: true },
    /** Calendar day in the space's zone. */
    day: { type: "string", required: true },
    taken_at: { type: "string", required: true },
    taken_by: { type: "string", required: true },
    taken_by_name: { type: "string", required: true },
  },
  indexes: {
    primary: {
      collection: "charging",
      pk: { field: table.partitionKey, composite: ["space_id", "appointment_id"] },
      sk: { field: table.sortKey, composite: ["payment_id"] },
    },
    ofDay: {
      index: gsi1.name,
      pk: { field: gsi1.partitionKey, composite: ["space_id", "day"] },
      sk: { field: gsi1.sortKey, composite: ["establishment_id", "payment_id"] },
    },
  },
});
export type PaymentItem = EntityItem<typeof PaymentEntity>;
