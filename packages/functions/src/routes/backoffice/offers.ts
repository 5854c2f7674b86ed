import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import * as Subscription from "@meridian/core/subscription";
import { handle } from "../../http/handle.ts";

export const listPlans = /* @__PURE__ */ handle(backofficeRoutes, "listPlans", () =>
  Subscription.listPlans(),
);

export const updatePlan = /* @__PURE__ */ handle(backofficeRoutes, "updatePlan", ({ params, body }) =>
  Subscription.updatePlan(params.plan, body),
);

export const listModules = /* @__PURE__ */ handle(backofficeRoutes, "listModules", () =>
  Subscription.listModules(),
);

export const uploadModulePicture = /* @__PURE__ */ handle(
  backofficeRoutes,
  "uploadModulePicture",
  ({ params, body }) => Subscription.uploadModulePicture(params.module, body),
);

export const updateModule = /* @__PURE__ */ handle(backofficeRoutes, "updateModule", ({ params, body }) =>
  Subscription.updateModule(params.module, body),
);

export const listDiscountCodes = /* @__PURE__ */ handle(backofficeRoutes, "listDiscountCodes", ({ query }) =>
  Subscription.listDiscountCodes(query),
);

export const getDiscountCode = /* @__PURE__ */ handle(backofficeRoutes, "getDiscountCode", ({ params }) =>
  Subscription.getDiscountCode(params.code),
);

export const createDiscountCode = /* @__PURE__ */ handle(backofficeRoutes, "createDiscountCode", ({ body }) =>
  Subscription.createDiscountCode(body),
);

export const updateDiscountCode = /* @__PURE__ */ handle(
  backofficeRoutes,
  "updateDiscountCode",
  ({ params, body }) => Subscription.updateDiscountCode(params.code, body),
);

export const getSubscriptionSettings = /* @__PURE__ */ handle(
  backofficeRoutes,
  "getSubscriptionSettings",
  () => Subscription.currentSettings(),
);

export const updateSubscriptionSettings = /* @__PURE__ */ handle(
  backofficeRoutes,
  "updateSubscriptionSettings",
  ({ body }) => Subscription.updateSettings(body),
);
