import { subscriptionRoutes as routes } from "@meridian/core/contracts/subscription/subscription";
import * as Subscription from "@meridian/core/subscription";
import { handle } from "../../http/handle.ts";

export const startFreeTrial = /* @__PURE__ */ handle(routes, "startFreeTrial", ({ body }) =>
  Subscription.startFreeTrial(body.modules),
);
