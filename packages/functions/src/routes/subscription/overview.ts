import { overviewRoutes as routes } from "@meridian/core/contracts/subscription/overview";
import * as Subscription from "@meridian/core/subscription";
import { handle } from "../../http/handle.ts";

export const getOverview = /* @__PURE__ */ handle(routes, "getOverview", () => Subscription.getOverview());
export const switchModule = /* @__PURE__ */ handle(routes, "switchModule", ({ body }) =>
  Subscription.switchModule(body.module),
);
export const listReferred = /* @__PURE__ */ handle(routes, "listReferred", ({ query }) =>
  Subscription.listReferred(query),
);
