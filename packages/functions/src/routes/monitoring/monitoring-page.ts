import { monitoringPageRoutes as routes } from "@meridian/core/contracts/monitoring/monitoring-page";
import * as Monitoring from "@meridian/core/monitoring";
import { handle } from "../../http/handle.ts";

export const readPage = /* @__PURE__ */ handle(routes, "readPage", ({ params }) =>
  Monitoring.readPage(params.key),
);
export const writeEntry = /* @__PURE__ */ handle(routes, "writeEntry", (request) =>
  Monitoring.writeEntry(request),
);
export const setReminders = /* @__PURE__ */ handle(routes, "setReminders", ({ params, body }) =>
  Monitoring.setReminders(params.key, body.paused),
);
