import { planPaymentsRoutes } from "@meridian/core/contracts/plan-payments/plan-payments";
import * as PlanPayments from "@meridian/core/plan-payments";
import { constantTimeRefusal } from "@meridian/core/platform/constant-time";
import { handle } from "../../http/handle.ts";

export const start = /* @__PURE__ */ handle(planPaymentsRoutes, "start", ({ body }) =>
  PlanPayments.start(body),
);

export const list = /* @__PURE__ */ handle(planPaymentsRoutes, "list", ({ query }) =>
  PlanPayments.list(query),
);

export const get = /* @__PURE__ */ handle(planPaymentsRoutes, "get", ({ params }) =>
  PlanPayments.get(params.payment),
);

export const cancel = /* @__PURE__ */ handle(planPaymentsRoutes, "cancel", ({ params }) =>
  PlanPayments.cancel(params.payment),
);

export const createProof = /* @__PURE__ */ handle(planPaymentsRoutes, "createProof", ({ params, body }) =>
  PlanPayments.createProof(params.payment, body),
);

export const completeProof = /* @__PURE__ */ handle(planPaymentsRoutes, "completeProof", ({ params }) =>
  PlanPayments.completeProof(params.payment, params.file),
);

export const openProof = /* @__PURE__ */ handle(planPaymentsRoutes, "openProof", ({ params }) =>
  PlanPayments.openProof(params.payment),
);

export const receiptPdf = /* @__PURE__ */ handle(planPaymentsRoutes, "receiptPdf", ({ params }) =>
  PlanPayments.receiptPdf(params.payment),
);

/** Refusals take the same time, whatever is wrong with the signature. */
export const webhook = /* @__PURE__ */ handle(planPaymentsRoutes, "webhook", ({ body }) =>
  constantTimeRefusal(() => PlanPayments.receive(body)),
);
