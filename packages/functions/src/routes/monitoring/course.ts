import { courseRoutes as routes } from "@meridian/core/contracts/monitoring/course";
import * as Monitoring from "@meridian/core/monitoring";
import { handle } from "../../http/handle.ts";

export const getCourse = /* @__PURE__ */ handle(routes, "getCourse", (request) =>
  Monitoring.getCourse(request),
);
