import { blockedTimeRoutes } from "@meridian/core/contracts/scheduling/blocked-times";
import * as Scheduling from "@meridian/core/scheduling";
import { handle } from "../../http/handle.ts";

export const createBlockedTime = /* @__PURE__ */ handle(blockedTimeRoutes, "createBlockedTime", ({ body }) =>
  Scheduling.createBlockedTime(body),
);

export const listBlockedTimes = /* @__PURE__ */ handle(blockedTimeRoutes, "listBlockedTimes", ({ query }) =>
  Scheduling.listBlockedTimes(query),
);

export const removeBlockedTime = /* @__PURE__ */ handle(
  blockedTimeRoutes,
  "removeBlockedTime",
  ({ params, query }) => Scheduling.removeBlockedTime(params.blocked, query.only),
);

export const restoreBlockedTime = /* @__PURE__ */ handle(
  blockedTimeRoutes,
  "restoreBlockedTime",
  ({ params, body }) => Scheduling.restoreBlockedTime(params.blocked, body.only),
);

export const updateBlockedTime = /* @__PURE__ */ handle(
  blockedTimeRoutes,
  "updateBlockedTime",
  ({ params, body }) => Scheduling.updateBlockedTime(params.blocked, body),
);
