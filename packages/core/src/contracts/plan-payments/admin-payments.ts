import * as z from "zod";
import { cents, date, id, page, pageQuery, requiredText, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { adminPlanPayment } from "./plan-payments.ts";
import { PLAN_PAYMENT_METHODS, PLAN_PAYMENT_STATUSES } from "./terms.ts";

const superAdmin = { who: "admin", level: "super" } as const;
const params = z.object({ space: id("space"), payment: id("planPayment") });
const errors = ["plan_payment.not_found", "plan_payment.stale", "plan_payment.not_open"] as const;
const reason = requiredText(500);

/** Payments of plans and modules, for super admins. Spread into the domain `backoffice`. */
export const planPaymentsAdminRoutes = {
  listPayments: route({
    id: "backoffice.list-payments",
    method: "GET",
    path: "/backoffice/payments",
    summary: "Payments of every space, newest first",
    access: superAdmin,
    query: pageQuery.extend({
      /** Part of the space's name or of the payment's id. */
      search: text(100).default(""),
      status: z.enum(PLAN_PAYMENT_STATUSES).optional(),
      method: z.enum(PLAN_PAYMENT_METHODS).optional(),
      from: date.optional(),
      to: date.optional(),
      space: id("space").optional(),
    }),
    response: page(adminPlanPayment),
    errors: [],
    touches: { table: "read", secret: true },
    // One without a filter. A filtered page may be short or empty although `next` leads to more.
    calls: 4,
  }),
  getPayment: route({
    id: "backoffice.get-payment",
    method: "GET",
    path: "/backoffice/spaces/{space}/payments/{payment}",
    summary: "One payment, with a link of five minutes to its proof",
    access: superAdmin,
    params,
    response: z.object({ payment: adminPlanPayment, proof_url: z.string().nullable() }),
    errors: ["plan_payment.not_found"],
    touches: { table: "read", files: "read" },
    calls: 1,
  }),
  approvePayment: route({
    id: "backoffice.approve-payment",
    method: "POST",
    path: "/backoffice/spaces/{space}/payments/{payment}/approve",
    summary: "The whole amount of a transfer arrived: the space gets what it ordered",
    access: superAdmin,
    params,
    body: z.object({ version }),
    response: adminPlanPayment,
    errors,
    touches: { table: "write" },
    calls: 10,
  }),
  rejectPayment: route({
    id: "backoffice.reject-payment",
    method: "POST",
    path: "/backoffice/spaces/{space}/payments/{payment}/reject",
    summary: "Rejects the proof of a transfer with a reason that the space reads",
    access: superAdmin,
    params,
    body: z.object({ reason, version }),
    response: adminPlanPayment,
    errors,
    touches: { table: "write" },
    calls: 10,
  }),
  recordPaymentPart: route({
    id: "backoffice.record-payment-part",
    method: "POST",
    path: "/backoffice/spaces/{space}/payments/{payment}/parts",
    summary: "Part of a transfer arrived",
    access: superAdmin,
    params,
    body: z.object({ cents: cents.min(1), version }),
    response: adminPlanPayment,
    errors,
    touches: { table: "write" },
    calls: 10,
  }),
  refundPayment: route({
    id: "backoffice.refund-payment",
    method: "POST",
    path: "/backoffice/spaces/{space}/payments/{payment}/refund",
    summary: "Gives a payment back and takes back what was ordered",
    access: superAdmin,
    params,
    body: z.object({ reason, version }),
    response: adminPlanPayment,
    errors,
    touches: { table: "write", payments: true },
    calls: 11,
  }),
} as const;
