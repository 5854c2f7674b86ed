import * as z from "zod";
import { cents, id, instant, page, pageQuery, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { order } from "../subscription/offers.ts";
import {
  MAX_PROOF_BYTES,
  PAYMENT_EVENTS,
  PAYMENT_REASONS,
  PLAN_PAYMENT_METHODS,
  PLAN_PAYMENT_STATUSES,
  PROOF_FORMATS,
} from "./terms.ts";

/** What a clinic paid, or is to pay, for a plan or module. No card or account of the payer is ever stored. */
export const planPayment = z.object({
  id: id("planPayment"),
  method: z.enum(PLAN_PAYMENT_METHODS),
  status: z.enum(PLAN_PAYMENT_STATUSES),
  reason: z.enum(PAYMENT_REASONS).nullable(),
  /** What an administrator wrote about a rejection or a refund. */
  remark: z.string().nullable(),
  /** What was ordered, at the prices of that moment. */
  order,
  received_cents: cents,
  created_at: instant,
  paid_at: instant.nullable(),
  /** Until when it can be paid; null once it was settled. */
  expires_at: instant.nullable(),
  /** What is typed at a cash machine or in an app to pay by reference. */
  reference: z.object({ entity: z.string(), reference: z.string() }).nullable(),
  /** Where a transfer goes; `concept` is what its description should say. */
  transfer: z.object({ iban: z.string(), holder: z.string(), concept: z.string() }).nullable(),
  proof: z.object({ format: z.enum(PROOF_FORMATS), size: z.int(), added_at: instant }).nullable(),
  has_receipt: z.boolean(),
  version,
});
export type PlanPayment = z.output<typeof planPayment>;

/** What changed a payment: what happened, by whom, and the payment afterwards. */
const paymentHistory = z.array(
  z.object({
    at: instant,
    event: z.enum(PAYMENT_EVENTS),
    by: z.enum(["clinic", "administrator", "payment-provider", "clock"]),
    status: z.enum(PLAN_PAYMENT_STATUSES),
    received_cents: cents,
  }),
);
export type PaymentHistory = z.output<typeof paymentHistory>;

/** A payment as the back office sees it. */
export const adminPlanPayment = planPayment.extend({
  space: z.object({ id: z.string(), name: z.string() }),
  started_by: z.string(),
  history: paymentHistory,
});
export type AdminPlanPayment = z.output<typeof adminPlanPayment>;

const access = { who: "space", can: "clinic.manage" } as const;
const params = z.object({ payment: id("planPayment") });
const NOT_FOUND = "plan_payment.not_found";
const NOT_OPEN = "plan_payment.not_open";

/** The order that was seen. Where it changed since, the payment is refused with the present one. */
const seen = {
  cart_version: z.int().min(0),
  total_cents: cents,
};

export const planPaymentsRoutes = {
  start: route({
    id: "plan-payments.start",
    method: "POST",
    path: "/plan-payments",
    summary:
      "Pay what the cart holds, by MB WAY, payment reference or bank transfer; a total of 0 is paid at once",
    access,
    needsPlan: false,
    body: z.discriminatedUnion("method", [
      z.object({
        method: z.literal("mb_way"),
        phone: z.string().trim().min(1, { message: "required" }).max(30),
        ...seen,
      }),
      z.object({ method: z.literal("reference"), ...seen }),
      z.object({ method: z.literal("transfer"), ...seen }),
      z.object({ method: z.literal("free"), ...seen }),
    ]),
    response: planPayment,
    status: 201,
    errors: [
      "cart.empty",
      "cart.changed",
      "plan.requirements",
      "closing.no_payments",
      "plan_payment.already_open",
      "plan_payment.amount_too_small",
    ],
    touches: { table: "write", payments: true },
    calls: 16,
    idempotent: true,
  }),
  list: route({
    id: "plan-payments.list",
    method: "GET",
    path: "/plan-payments",
    summary: "The clinic's payments of plans and modules, newest first",
    access,
    query: pageQuery,
    response: page(planPayment),
    errors: [],
    touches: { table: "read", secret: true },
    calls: 1,
  }),
  get: route({
    id: "plan-payments.get",
    method: "GET",
    path: "/plan-payments/{payment}",
    summary: "A payment of a plan or module",
    access,
    params,
    response: planPayment,
    errors: [NOT_FOUND],
    touches: { table: "read" },
    calls: 1,
  }),
  cancel: route({
    id: "plan-payments.cancel",
    method: "POST",
    path: "/plan-payments/{payment}/cancel",
    summary: "Cancel a payment for which no money came yet",
    access,
    needsPlan: false,
    params,
    response: planPayment,
    errors: [NOT_FOUND, NOT_OPEN],
    touches: { table: "write", payments: true },
    calls: 8,
  }),
  createProof: route({
    id: "plan-payments.create-proof",
    method: "POST",
    path: "/plan-payments/{payment}/proof",
    summary: "A link of five minutes to upload the proof of a transfer to",
    access,
    needsPlan: false,
    params,
    body: z.object({
      format: z.enum(PROOF_FORMATS, { message: "proof.format" }),
      size: z.int().min(1).max(MAX_PROOF_BYTES, { message: "proof.too_large" }),
    }),
    response: z.object({
      file: z.string(),
      upload: z.object({ url: z.string(), headers: z.record(z.string(), z.string()) }),
    }),
    errors: [NOT_FOUND, NOT_OPEN, "proof.too_many"],
    touches: { table: "write", files: "write" },
    calls: 4,
  }),
  completeProof: route({
    id: "plan-payments.complete-proof",
    method: "POST",
    path: "/plan-payments/{payment}/proof/{file}",
    summary: "Add the uploaded proof to its payment, which then waits for approval",
    access,
    needsPlan: false,
    params: params.extend({
      file: z.string().regex(/^[0-9A-Z]{26}\.(pdf|jpg|png|heic)$/, { message: "id.invalid" }),
    }),
    response: planPayment,
    errors: [NOT_FOUND, NOT_OPEN],
    touches: { table: "write", files: "write" },
    calls: 10,
  }),
  openProof: route({
    id: "plan-payments.open-proof",
    method: "GET",
    path: "/plan-payments/{payment}/proof",
    summary: "A link of five minutes to the proof of a transfer",
    access,
    params,
    response: z.object({ url: z.string() }),
    errors: [NOT_FOUND, "proof.not_found"],
    touches: { table: "read", files: "read" },
    calls: 1,
  }),
  receiptPdf: route({
    id: "plan-payments.receipt-pdf",
    method: "GET",
    path: "/plan-payments/{payment}/receipt",
    summary: "The receipt of a payment as PDF, which is not a fiscal document",
    access,
    params,
    response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    errors: [NOT_FOUND, "receipt.not_found"],
    touches: { table: "read" },
    calls: 1,
    produces: "application/pdf",
  }),
  webhook: route({
    id: "plan-payments.webhook",
    method: "POST",
    path: "/plan-payments/webhook",
    summary: "What the payment provider says about a payment, signed",
    access: { who: "public" },
    signed: "stripe-signature",
    body: z.object({ payload: z.string(), signature: z.string() }),
    response: z.object({ received: z.literal(true) }),
    errors: ["webhook.signature"],
    touches: { table: "write", payments: true },
    calls: 12,
  }),
};
