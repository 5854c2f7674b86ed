import { erasureRoutes as routes } from "@meridian/core/contracts/erasure/erasure";
import * as Erasure from "@meridian/core/erasure";
import { handle } from "../../http/handle.ts";

export const get = /* @__PURE__ */ handle(routes, "get", ({ params }) => Erasure.getErasure(params.patient));
export const request = /* @__PURE__ */ handle(routes, "request", ({ params, body }) =>
  Erasure.requestErasure(params.patient, body),
);
export const withdraw = /* @__PURE__ */ handle(routes, "withdraw", ({ params }) =>
  Erasure.withdrawErasure(params.patient),
);
