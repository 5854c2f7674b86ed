import { none, type Row } from "./matrix-case.ts";

const seen = { cart_version: 1, total_cents: 1500 };
const byId: Row["call"] = ({ planPayment }) => ({ params: { payment: planPayment } });
/** Managers of a space see all of its payments, and none of another's. */
const row = (call: Row["call"], own: readonly number[] = [200]): Row => ({
  call,
  names: "planPayment",
  own,
  colleague: own,
  archived: own,
});

/** Payments of plans and modules: a transfer whose proof waits for approval. */
export const planPayments: Record<string, Row> = {
  // The cart is empty.
  "plan-payments.start": { call: () => ({ body: { method: "transfer", ...seen } }), own: [409] },
  "plan-payments.list": none,
  "plan-payments.get": row(byId),
  // It waits for an administrator, who may have seen the money.
  "plan-payments.cancel": row((ids) => ({ ...byId(ids), body: {} }), [409]),
  "plan-payments.create-proof": row((ids) => ({ ...byId(ids), body: { format: "pdf", size: 100 } })),
  "plan-payments.complete-proof": row(
    ({ planPayment }) => ({
      params: { payment: planPayment, file: "01K0DEM0000000000000000002.pdf" },
      body: {},
    }),
    [404],
  ),
  "plan-payments.open-proof": row(byId),
  "plan-payments.receipt-pdf": row(byId, [404]),
  // Whoever calls, the signature is missing.
  "plan-payments.webhook": { call: () => ({ body: {} }), own: [400] },
};
