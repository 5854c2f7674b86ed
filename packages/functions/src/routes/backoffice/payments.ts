import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import * as PlanPayments from "@meridian/core/plan-payments";
import { handle } from "../../http/handle.ts";

export const listPayments = /* @__PURE__ */ handle(backofficeRoutes, "listPayments", ({ query }) =>
  PlanPayments.listPayments(query),
);

export const getPayment = /* @__PURE__ */ handle(backofficeRoutes, "getPayment", ({ params }) =>
  PlanPayments.getPayment(params),
);

export const approvePayment = /* @__PURE__ */ handle(backofficeRoutes, "approvePayment", ({ params, body }) =>
  PlanPayments.approve({ ...params, version: body.version }),
);

export const rejectPayment = /* @__PURE__ */ handle(backofficeRoutes, "rejectPayment", ({ params, body }) =>
  PlanPayments.reject({ ...params, version: body.version }, body.reason),
);

export const recordPaymentPart = /* @__PURE__ */ handle(
  backofficeRoutes,
  "recordPaymentPart",
  ({ params, body }) => PlanPayments.recordPart({ ...params, version: body.version }, body.cents),
);

export const refundPayment = /* @__PURE__ */ handle(backofficeRoutes, "refundPayment", ({ params, body }) =>
  PlanPayments.refund({ ...params, version: body.version }, body.reason),
);
