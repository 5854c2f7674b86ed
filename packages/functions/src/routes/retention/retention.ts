import { retentionRoutes as routes } from "@meridian/core/contracts/retention/retention";
import * as Retention from "@meridian/core/retention";
import { handle } from "../../http/handle.ts";

export const get = /* @__PURE__ */ handle(routes, "get", () => Retention.getRetention());
export const update = /* @__PURE__ */ handle(routes, "update", ({ body }) => Retention.updateRetention(body));
export const proposals = /* @__PURE__ */ handle(routes, "proposals", ({ query }) =>
  Retention.listProposals(query),
);
export const keep = /* @__PURE__ */ handle(routes, "keep", ({ body }) => Retention.keep(body));
export const reopen = /* @__PURE__ */ handle(routes, "reopen", ({ body }) => Retention.reopen(body));
export const remove = /* @__PURE__ */ handle(routes, "remove", ({ body }) => Retention.remove(body));
export const erase = /* @__PURE__ */ handle(routes, "erase", ({ body }) => Retention.erase(body));
