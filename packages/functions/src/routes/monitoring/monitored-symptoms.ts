import { monitoredSymptomRoutes as routes } from "@meridian/core/contracts/monitoring/monitored-symptoms";
import * as Monitoring from "@meridian/core/monitoring";
import { handle } from "../../http/handle.ts";

export const listFollowed = /* @__PURE__ */ handle(routes, "listFollowed", ({ query }) =>
  Monitoring.listFollowed(query),
);
export const listOfPatient = /* @__PURE__ */ handle(routes, "listOfPatient", ({ params }) =>
  Monitoring.listOfPatient(params.patient),
);
export const create = /* @__PURE__ */ handle(routes, "create", ({ params, body }) =>
  Monitoring.create(params.patient, body),
);
export const update = /* @__PURE__ */ handle(routes, "update", ({ params, body }) =>
  Monitoring.update(params, body),
);
export const remove = /* @__PURE__ */ handle(routes, "remove", ({ params }) => Monitoring.remove(params));
export const getLink = /* @__PURE__ */ handle(routes, "getLink", ({ params }) =>
  Monitoring.getLink(params.patient),
);
export const createLink = /* @__PURE__ */ handle(routes, "createLink", ({ params }) =>
  Monitoring.createLink(params.patient),
);
export const revokeLink = /* @__PURE__ */ handle(routes, "revokeLink", ({ params }) =>
  Monitoring.revokeLink(params.patient),
);
