import type { Ids } from "./fixtures.ts";
import type { Row } from "./matrix-case.ts";

/** No payment has this id, so that the rows only test who may call. */
const payment = "ppy_01K0DEM0000000000000000001";
const decision = (body: object): Row => ({
  call: ({ space }: Ids) => ({ params: { space, payment }, body: { version: 1, ...body } }),
  own: [404],
});

export const managedPayments: Record<string, Row> = {
  "backoffice.list-payments": { call: () => ({}) },
  "backoffice.get-payment": { call: ({ space }) => ({ params: { space, payment } }), own: [404] },
  "backoffice.approve-payment": decision({}),
  "backoffice.reject-payment": decision({ reason: "Demo" }),
  "backoffice.record-payment-part": decision({ cents: 100 }),
  "backoffice.refund-payment": decision({ reason: "Demo" }),
};
