import { subscriptionRoutes as routes } from "@meridian/core/contracts/subscription/subscription";
import * as Subscription from "@meridian/core/subscription";
import { handle } from "../../http/handle.ts";

export const startFreeTrial = /* @__PURE__ */ handle(routes, "startFreeTrial", ({ body }) =>
  Subscription.startFreeTrial(body.modules),
);
export const getCart = /* @__PURE__ */ handle(routes, "getCart", () => Subscription.getCart());
export const setCartItem = /* @__PURE__ */ handle(routes, "setCartItem", ({ body }) =>
  Subscription.setItem(body),
);
export const markCartSeen = /* @__PURE__ */ handle(routes, "markCartSeen", ({ body }) =>
  Subscription.markCartSeen(body),
);
export const clearCart = /* @__PURE__ */ handle(routes, "clearCart", ({ query }) =>
  Subscription.clearCart(query.version),
);
export const setDiscountCode = /* @__PURE__ */ handle(routes, "setDiscountCode", ({ body }) =>
  Subscription.setDiscountCode(body.code, body.version),
);
