import { timersRoutes } from "@meridian/core/contracts/timers/timers";
import * as Timers from "@meridian/core/timers";
import { handle } from "../../http/handle.ts";

export const change = /* @__PURE__ */ handle(timersRoutes, "change", ({ params, body }) =>
  Timers.change(params.timer, body),
);

export const clearNotifications = /* @__PURE__ */ handle(timersRoutes, "clearNotifications", () =>
  Timers.clearNotifications(),
);

export const list = /* @__PURE__ */ handle(timersRoutes, "list", () => Timers.list());

export const start = /* @__PURE__ */ handle(timersRoutes, "start", ({ body }) => Timers.start(body));
