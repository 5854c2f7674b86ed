import * as Billing from "@meridian/core/billing";
import { billingRoutes } from "@meridian/core/contracts/billing/billing";
import { handle } from "../../http/handle.ts";

export const day = /* @__PURE__ */ handle(billingRoutes, "day", ({ query }) => Billing.day(query));

export const get = /* @__PURE__ */ handle(billingRoutes, "get", ({ params }) =>
  Billing.get(params.appointment),
);

export const billableItems = /* @__PURE__ */ handle(billingRoutes, "billableItems", ({ params }) =>
  Billing.billableItems(params.appointment),
);

export const issueReceipt = /* @__PURE__ */ handle(billingRoutes, "issueReceipt", (request) =>
  Billing.issueReceipt(request),
);

export const list = /* @__PURE__ */ handle(billingRoutes, "list", ({ query }) =>
  Billing.list(query.appointments),
);

export const ofPatient = /* @__PURE__ */ handle(billingRoutes, "ofPatient", (request) =>
  Billing.ofPatient(request),
);

export const pay = /* @__PURE__ */ handle(billingRoutes, "pay", (request) => Billing.pay(request));

export const paySeveral = /* @__PURE__ */ handle(billingRoutes, "paySeveral", ({ body }) =>
  Billing.paySeveral(body),
);

export const receiptPdf = /* @__PURE__ */ handle(billingRoutes, "receiptPdf", ({ params }) =>
  Billing.receiptPdf(params.receipt),
);

export const refund = /* @__PURE__ */ handle(billingRoutes, "refund", (request) => Billing.refund(request));

export const setPrice = /* @__PURE__ */ handle(billingRoutes, "setPrice", (request) =>
  Billing.setPrice(request),
);
