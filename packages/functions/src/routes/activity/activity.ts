import * as Activity from "@meridian/core/activity";
import { activityRoutes as routes } from "@meridian/core/contracts/activity/activity";
import { handle } from "../../http/handle.ts";

export const list = /* @__PURE__ */ handle(routes, "list", ({ query }) => Activity.listActivity(query));
export const ofPatient = /* @__PURE__ */ handle(routes, "ofPatient", ({ params, query }) =>
  Activity.patientActivity(params.patient, query.cursor),
);
export const check = /* @__PURE__ */ handle(routes, "check", ({ body }) => Activity.checkActivity(body));
