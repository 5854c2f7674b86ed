import { visitsRoutes } from "@meridian/core/contracts/visits/visits-routes";
import * as Visits from "@meridian/core/visits";
import { handle } from "../../http/handle.ts";

export const get = /* @__PURE__ */ handle(visitsRoutes, "get", ({ params, query }) =>
  Visits.get(params.appointment, query.patient),
);

export const record = /* @__PURE__ */ handle(visitsRoutes, "record", ({ params, query }) =>
  Visits.record({ params, query }),
);

export const results = /* @__PURE__ */ handle(visitsRoutes, "results", (request) => Visits.results(request));

export const saveSection = /* @__PURE__ */ handle(visitsRoutes, "saveSection", ({ params, body }) =>
  Visits.saveSection({ params, body }),
);
