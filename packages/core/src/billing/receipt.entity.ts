import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import type { ChargedItem, PaymentMethod } from "../contracts/billing/billing.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import { table } from "../db/table.ts";

/** The content of a receipt at the time of issue. It never changes. */
export type ReceiptContent = {
  language: Language;
  time_zone: string;
  place: {
    name: string;
    address: string;
    phone: string;
    /** Absent on receipts of earlier versions. */
    vat_number?: string;
    letterhead_height: number;
    logo?: string;
  };
  patient: { name: string; vat_number: string; address: string };
  professional: string;
  appointment_type: string;
  start: string;
  price: number;
  /** The tests and treatments whose prices add up to the price, if it was set so. */
  items?: ChargedItem[];
  paid: number;
  entries: { kind: "payment" | "refund"; amount: number; method: PaymentMethod; taken_at: string }[];
};

/**
 * A receipt; written once and never changed.
 *
 * | access pattern | index   | key             |
 * |----------------|---------|-----------------|
 * | one receipt    | primary | space + receipt |
 */
export const ReceiptEntity = new Entity({
  model: { entity: "receipt", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    receipt_id: { type: "string", required: true },
    appointment_id: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    professional_id: { type: "string", required: true },
    establishment_id: { type: "string", required: true },
    number: { type: "string", required: true, readOnly: true },
    content: { type: CustomAttributeType<ReceiptContent>("any"), required: true, readOnly: true },
    issued_at: { type: "string", required: true, readOnly: true },
    issued_by: { type: "string", required: true, readOnly: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["receipt_id"] },
    },
  },
});
export type ReceiptItem = EntityItem<typeof ReceiptEntity>;

/**
 * The last receipt number of an establishment and year. It is raised in the transaction that writes the receipt, so numbers have
 * neither duplicates nor gaps.
 *
 * | access pattern            | index   | key                  |
 * |---------------------------|---------|----------------------|
 * | a place's numbers by year | primary | space + place + year |
 */
export const NumbersEntity = new Entity({
  model: { entity: "receiptNumbers", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    establishment_id: { type: "string", required: true },
    year: { type: "string", required: true },
    last: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["establishment_id", "year"] },
    },
  },
});
