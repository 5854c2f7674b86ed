import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import * as Retention from "@meridian/core/retention";
import * as Tutorial from "@meridian/core/tutorial";
import * as Visits from "@meridian/core/visits";
import { handle } from "../../http/handle.ts";

export const home = /* @__PURE__ */ handle(appointmentsRoutes, "home", async () => {
  const [today, retention_open] = await Promise.all([Visits.home(), Retention.countWaiting()]);
  const tutorial = await Tutorial.tutorial(today);
  return { ...today, retention_open, ...(tutorial && { tutorial }) };
});

export const list = /* @__PURE__ */ handle(appointmentsRoutes, "list", ({ query }) => Visits.list(query));
