// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of ElectroDB key templates
import { CustomAttributeType, createConversions, Entity, type EntityItem } from "electrodb";
import type { PaymentHistory } from "../contracts/plan-payments/plan-payments.ts";
import {
  PAYMENT_REASONS,
  PLAN_PAYMENT_METHODS,
  PLAN_PAYMENT_STATUSES,
  type PROOF_FORMATS,
} from "../contracts/plan-payments/terms.ts";
import type { Order } from "../contracts/subscription/offers.ts";
import { table } from "../db/table.ts";

const [gsi1, gsi2, gsi3] = table.indexes;

export type ProofFile = {
  /** The file's name: an id and the format. */
  file: string;
  format: (typeof PROOF_FORMATS)[number];
  size: number;
  added_at: string;
};
/** An upload that was begun, and until when it can be completed. */
export type BegunUpload = { file: string; size: number; until: string };

/** Something that changed a payment, with what it was afterwards. Which user did it is in the audit trail. */
export type PaymentHistoryEntry = PaymentHistory[number];
/** Entries of a payment's history that are kept; a payment has a handful. */
export const MAX_HISTORY = 50;

/** The partition of payments with something to do at a time, of all spaces. */
export const PAYMENTS_DUE = "$plan-payments#due";
/** The sort key there: by when, then by payment. */
export const dueOrder = (at: string, payment: string) => `${at}#${payment}`;

/**
 * A payment of a plan or module, with what was ordered as it was priced when the payment began. Nothing of the payer's
 * card, account or phone is stored.
 *
 * | access pattern                                     | index   | key                                      |
 * |----------------------------------------------------|---------|------------------------------------------|
 * | a payment; a space's payments, newest first        | primary | space, payment (ids sort by time)        |
 * | all payments, newest first                         | gsi1    | one partition, created at + payment      |
 * | all payments of a status, newest first             | gsi2    | status, created at + payment             |
 * | those to expire or to clean up, by when            | gsi3    | `$plan-payments#due`, due + payment      |
 */
export const PlanPaymentEntity = new Entity({
  model: { entity: "planPayment", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    payment_id: { type: "string", required: true },
    /** Name of the space when the payment began, for the back office's list and its search. */
    space_name: { type: "string", required: true },
    /** Folded name and payment id, for the back office's search. */
    search_key: { type: "string", required: true },
    method: { type: PLAN_PAYMENT_METHODS, required: true },
    status: { type: PLAN_PAYMENT_STATUSES, required: true },
    reason: { type: PAYMENT_REASONS },
    /** What an administrator wrote about a rejection or refund. */
    remark: { type: "string" },
    order: { type: CustomAttributeType<Order>("any"), required: true },
    /** The version of the cart that is paid: at most one open payment has it. */
    cart_version: { type: "number", required: true },
    received_cents: { type: "number", required: true },
    /** Whether the clinic has what it ordered, and whether the payment holds a use of the discount code. */
    given: { type: "boolean", required: true },
    reserved: { type: "boolean", required: true },
    /** The provider's id of the payment. */
    intent_id: { type: "string" },
    reference: { type: CustomAttributeType<{ entity: string; reference: string }>("any") },
    proof: { type: CustomAttributeType<ProofFile>("any") },
    uploads: { type: CustomAttributeType<BegunUpload[]>("any") },
    /** What changed it, oldest first. Absent on payments from before it was kept. */
    history: { type: CustomAttributeType<PaymentHistoryEntry[]>("any") },
    /** The user who began it. */
    started_by: { type: "string", required: true },
    created_at: { type: "string", required: true },
    paid_at: { type: "string" },
    /** Until when it can be paid; absent once it was settled. */
    open_until: { type: "string" },
    updated_at: { type: "string", required: true },
    version: { type: "number", required: true },
    /** `PAYMENTS_DUE` while there is something to do, else absent. */
    gsi3pk: { type: "string" },
    /** A `dueOrder`. */
    gsi3sk: { type: "string" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["payment_id"] },
    },
    newest: {
      index: gsi1.name,
      pk: { field: gsi1.partitionKey, composite: [] },
      sk: { field: gsi1.sortKey, composite: ["created_at", "payment_id"] },
    },
    byStatus: {
      index: gsi2.name,
      pk: { field: gsi2.partitionKey, composite: ["status"] },
      sk: { field: gsi2.sortKey, composite: ["created_at", "payment_id"] },
    },
    byDue: {
      index: gsi3.name,
      pk: { field: gsi3.partitionKey, composite: ["gsi3pk"], template: "${gsi3pk}", casing: "none" },
      sk: { field: gsi3.sortKey, composite: ["gsi3sk"], template: "${gsi3sk}", casing: "none" },
    },
  },
});

export type PlanPaymentItem = EntityItem<typeof PlanPaymentEntity>;

const { primary, newest, byStatus } = createConversions(PlanPaymentEntity).byAccessPattern;
/** The cursors that continue after a payment in the list of its space, of all, and of its status. */
export const cursorAfterInSpace = primary.fromComposite.toCursor;
export const cursorAfter = newest.fromComposite.toCursor;
export const cursorAfterOfStatus = byStatus.fromComposite.toCursor;

/**
 * Which payment of a version of a space's cart is open, so that two tabs cannot begin two payments of the same order.
 *
 * | access pattern                      | index   | key                  |
 * |-------------------------------------|---------|----------------------|
 * | the open payment of a cart's version | primary | space + cart version |
 */
export const OpenPaymentEntity = new Entity({
  model: { entity: "openPlanPayment", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    cart_version: { type: "number", required: true },
    payment_id: { type: "string", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["cart_version"] },
    },
  },
});
