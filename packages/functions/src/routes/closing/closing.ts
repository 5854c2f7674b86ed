import * as Closing from "@meridian/core/closing";
import { closingRoutes as routes } from "@meridian/core/contracts/closing/closing";
import { handle } from "../../http/handle.ts";

export const get = /* @__PURE__ */ handle(routes, "get", () => Closing.getClosing());
export const request = /* @__PURE__ */ handle(routes, "request", ({ body }) => Closing.requestClosing(body));
export const withdraw = /* @__PURE__ */ handle(routes, "withdraw", () => Closing.withdrawClosing());
