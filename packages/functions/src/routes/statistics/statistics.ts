import { statisticsRoutes as routes } from "@meridian/core/contracts/statistics/statistics";
import * as Statistics from "@meridian/core/statistics";
import { handle } from "../../http/handle.ts";

export const get = /* @__PURE__ */ handle(routes, "get", ({ query }) => Statistics.get(query));
export const getClinical = /* @__PURE__ */ handle(routes, "getClinical", ({ query }) =>
  Statistics.getClinical(query),
);
