import * as z from "zod";
import { cents, date, id, instant, page, pageQuery, text } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { CHARGE_STATUSES, OPEN_CHARGE_KINDS } from "./payment-state.ts";

/** How money changed hands; noted by hand, nothing is collected here. */
export const PAYMENT_METHODS = ["cash", "card", "transfer", "mbway"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** Payments and refunds one appointment can hold together. */
export const MAX_PAYMENTS = 60;
/** Appointments paid at once: each takes up to five writes of one transaction. */
export const MAX_PAID_TOGETHER = 15;
/** Receipts of one appointment: each is named in its charge. */
export const MAX_RECEIPTS = 60;

/** Version of a charge; 0 before anything was paid. */
const chargeVersion = z.int().min(0);
const amount = cents.min(1, { message: "amount.invalid" });

/** Money received for an appointment, or given back. */
export const payment = z.object({
  id: z.string(),
  kind: z.enum(["payment", "refund"]),
  /** Cents, positive for both kinds. */
  amount: z.int(),
  method: z.enum(PAYMENT_METHODS),
  note: z.string(),
  /** Of a payment: what was given back of it so far. */
  refunded: z.int(),
  /** Of a refund: the payment it gives back. */
  refunds: z.string().nullable(),
  taken_at: instant,
  taken_by: z.object({ id: z.string(), name: z.string() }),
});
export type Payment = z.output<typeof payment>;

/** A receipt as lists show it; its number runs by place and year. */
export const receiptMark = z.object({ id: z.string(), number: z.string(), issued_at: instant });
export type ReceiptMark = z.output<typeof receiptMark>;

/** What an appointment costs and what was paid of it. */
export const chargeSummary = z.object({
  appointment: z.string(),
  patient: z.string(),
  patient_name: z.string(),
  professional: z.string(),
  appointment_type: z.string(),
  start: instant,
  /** The appointment's price; nothing for one that was missed or cancelled. */
  price: z.int(),
  paid: z.int(),
  /** Negative where more was paid than it costs now. */
  due: z.int(),
  status: z.enum(CHARGE_STATUSES),
  version: chargeVersion,
});
export type ChargeSummary = z.output<typeof chargeSummary>;
/** Where a price comes from: the appointment's type, the tests and treatments chosen, or somebody typed it. */
export const CHARGE_BASES = ["type", "items", "typed"] as const;
export type ChargeBasis = (typeof CHARGE_BASES)[number];
const itemKey = z.object({ list: z.enum(["tests", "treatments"]), key: z.string().min(1).max(40) });
/** A row of the price lists: a code, or the id of what a clinic made itself. */
export type ItemKey = z.output<typeof itemKey>;
/** A test or treatment with what it cost when it was chosen. */
export const chargedItem = itemKey.extend({
  price: z.int(),
  /** Of one that a clinic made itself: what it was called. */
  name: z.string().optional(),
});
export type ChargedItem = z.output<typeof chargedItem>;
export const charge = chargeSummary.extend({
  basis: z.enum(CHARGE_BASES),
  items: z.array(chargedItem),
  /** What the type cost when the appointment was booked. */
  type_price: z.int(),
  payments: z.array(payment),
  receipts: z.array(receiptMark),
  /** Whether the newest receipt shows the current payments. */
  receipted: z.boolean(),
});
export type Charge = z.output<typeof charge>;

const totals = z.object({ cash: z.int(), card: z.int(), transfer: z.int(), mbway: z.int() });
/** A payment as the end-of-day list shows it. */
export const dayPayment = payment.extend({
  appointment: z.string(),
  patient: z.string(),
  patient_name: z.string(),
  professional: z.string(),
  establishment: z.string(),
});
export type DayPayment = z.output<typeof dayPayment>;
export const dayPayments = z.object({
  items: z.array(dayPayment),
  next: z.null(),
  /** What each way of paying came to, refunds taken off. */
  totals,
  received: z.int(),
  refunded: z.int(),
});
export type DayPayments = z.output<typeof dayPayments>;

/** What a patient's appointments come to, in cents; for professionals, their own appointments. */
export const patientBalance = z.object({
  charged: z.int(),
  paid: z.int(),
  /** Still to be paid: the sum over appointments that are not fully paid. */
  due: z.int(),
  /** To be given back: the sum over appointments of which more was paid than they cost now. */
  to_refund: z.int(),
  /** How many appointments are not fully paid. */
  unpaid: z.int(),
  /** What of `due` is for appointments that have not begun. */
  upcoming: z.int(),
});
export type PatientBalance = z.output<typeof patientBalance>;
export const patientCharges = page(chargeSummary).extend({
  /** Only with the first page. */
  balance: patientBalance.nullable(),
});
export type PatientCharges = z.output<typeof patientCharges>;

const can = { who: "space", can: "charges.write" } as const;
const one = z.object({ appointment: id("appointment") });
const method = z.enum(PAYMENT_METHODS, { message: "method.invalid" });

/** Payments of several appointments, noted together. */
export const paymentsTogether = z.object({
  items: z
    .array(z.object({ appointment: id("appointment"), amount, version: chargeVersion }))
    .min(1, { message: "required" })
    .max(MAX_PAID_TOGETHER, { message: "payments.too_many" })
    .refine((items) => new Set(items.map(({ appointment }) => appointment)).size === items.length, {
      message: "payments.duplicate",
    }),
  method,
  note: text(200).default(""),
});

/** What appointments cost and what was paid. Professionals: for their own appointments only. */
export const billingRoutes = {
  get: route({
    id: "billing.get",
    method: "GET",
    path: "/appointments/{appointment}/charge",
    summary: "What an appointment costs and what was paid of it",
    access: can,
    params: one,
    response: charge,
    errors: ["appointment.not_found", "appointment.not_own"],
    touches: { table: "read" },
    calls: 2,
  }),
  list: route({
    id: "billing.list",
    method: "GET",
    path: "/charges",
    summary: "What some appointments cost and what was paid of each, to take their payments together",
    access: can,
    query: z.object({
      /** Ids, a comma between them. */
      appointments: z
        .string()
        .transform((ids) => [...new Set(ids.split(","))])
        .pipe(z.array(id("appointment")).min(1).max(MAX_PAID_TOGETHER, { message: "payments.too_many" })),
    }),
    /** In the order they were named. */
    response: z.object({ items: z.array(chargeSummary), next: z.null() }),
    errors: ["appointment.not_found", "appointment.not_own"],
    touches: { table: "read" },
    calls: 1,
  }),
  billableItems: route({
    id: "billing.billable-items",
    method: "GET",
    path: "/appointments/{appointment}/charge/given",
    summary:
      "The tests and treatments an appointment holds that have a price of their own, with today's prices",
    access: can,
    params: one,
    response: z.object({ items: z.array(chargedItem) }),
    errors: ["appointment.not_found", "appointment.not_own"],
    touches: { table: "write" },
    calls: 3,
  }),
  setPrice: route({
    id: "billing.set-price",
    method: "PUT",
    path: "/appointments/{appointment}/charge",
    summary:
      "Charge the type's price, the sum of tests and treatments by the price lists, or a price typed by hand",
    access: can,
    params: one,
    body: z.discriminatedUnion("basis", [
      z.object({ basis: z.literal("type"), version: chargeVersion }),
      z.object({
        basis: z.literal("items"),
        items: z
          .array(itemKey)
          .min(1, { message: "required" })
          .max(60)
          .refine((rows) => new Set(rows.map(({ list, key }) => `${list} ${key}`)).size === rows.length, {
            message: "price.duplicate",
          }),
        version: chargeVersion,
      }),
      z.object({ basis: z.literal("typed"), price: cents, version: chargeVersion }),
    ]),
    response: charge,
    errors: ["appointment.not_found", "appointment.not_own", "charge.stale", "price.not_found"],
    touches: { table: "write" },
    calls: 4,
  }),
  pay: route({
    id: "billing.pay",
    method: "POST",
    path: "/appointments/{appointment}/payments",
    summary: "Note a payment; never more than is due, whoever else notes one at the same moment",
    access: can,
    params: one,
    body: z.object({ amount, method, note: text(200).default(""), version: chargeVersion }),
    response: charge,
    status: 201,
    errors: [
      "appointment.not_found",
      "appointment.not_own",
      "charge.stale",
      "charge.exceeds_due",
      "charge.full",
    ],
    touches: { table: "write" },
    calls: 3,
    idempotent: true,
  }),
  paySeveral: route({
    id: "billing.pay-several",
    method: "POST",
    path: "/payments",
    summary: "Note the payments of several appointments together: all of them or none",
    access: can,
    body: paymentsTogether,
    /** Each appointment with the payment that was noted for it. */
    response: z.object({ items: z.array(chargeSummary.extend({ payment: z.string() })) }),
    status: 201,
    // `details.appointment` names the one that refuses.
    errors: [
      "appointment.not_found",
      "appointment.not_own",
      "charge.stale",
      "charge.exceeds_due",
      "charge.full",
    ],
    touches: { table: "write" },
    calls: 2,
    idempotent: true,
  }),
  refund: route({
    id: "billing.refund",
    method: "POST",
    path: "/appointments/{appointment}/payments/{payment}/refund",
    summary: "Give a payment back, or a part of it",
    access: can,
    params: one.extend({ payment: id("payment") }),
    body: z.object({
      /** All that is left of it when absent. */
      amount: amount.optional(),
      /** As it was paid when absent. */
      method: method.optional(),
      note: text(200).default(""),
      version: chargeVersion,
    }),
    response: charge,
    status: 201,
    errors: [
      "appointment.not_found",
      "appointment.not_own",
      "payment.not_found",
      "charge.stale",
      "refund.exceeds_payment",
      "charge.full",
    ],
    touches: { table: "write" },
    calls: 3,
    idempotent: true,
  }),
  issueReceipt: route({
    id: "billing.issue-receipt",
    method: "POST",
    path: "/appointments/{appointment}/receipts",
    summary: "Make a receipt of what was paid, with the next number of the place and year",
    access: can,
    params: one,
    body: z.object({ version: chargeVersion }),
    response: charge,
    status: 201,
    errors: [
      "appointment.not_found",
      "appointment.not_own",
      "charge.stale",
      "receipt.nothing_paid",
      "receipt.exists",
      "receipt.too_many",
    ],
    touches: { table: "write" },
    // One more for each receipt of the place made at the same moment.
    calls: 4,
    idempotent: true,
  }),
  receiptPdf: route({
    id: "billing.receipt-pdf",
    method: "GET",
    path: "/receipts/{receipt}/pdf",
    summary: "A receipt to print, as it was when it was made",
    access: can,
    params: z.object({ receipt: id("receipt") }),
    response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    produces: "application/pdf",
    errors: ["receipt.not_found", "appointment.not_own"],
    touches: { table: "write", files: "read" },
    calls: 2,
  }),
  ofPatient: route({
    id: "billing.of-patient",
    method: "GET",
    path: "/patients/{patient}/charges",
    summary: "A patient's charges by pages, newest first, and what they come to",
    access: can,
    params: z.object({ patient: id("patient") }),
    query: pageQuery.extend({
      /** Only those with something to pay, or something to refund; these are oldest first. */
      open: z.enum(OPEN_CHARGE_KINDS).optional(),
    }),
    response: patientCharges,
    errors: ["patient.not_found", "cursor.invalid"],
    // Writes the balance of a record that an earlier version stored, when it is read for the first time.
    touches: { table: "write", secret: true },
    // Two less from the second time on. One more for each record merged into the patient, and for each page without an
    // appointment of the viewer's own.
    calls: 8,
  }),
  day: route({
    id: "billing.day",
    method: "GET",
    path: "/payments",
    summary: "A day's payments and refunds with totals by method, of one place or all",
    access: can,
    query: z.object({ establishment: id("establishment").optional(), date: date.optional() }),
    response: dayPayments,
    errors: ["establishment.not_found"],
    touches: { table: "read" },
    calls: 1,
  }),
};
