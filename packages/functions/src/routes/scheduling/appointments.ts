import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import * as Retention from "@meridian/core/retention";
import * as Scheduling from "@meridian/core/scheduling";
import * as Tutorial from "@meridian/core/tutorial";
import * as Visits from "@meridian/core/visits";
import { handle } from "../../http/handle.ts";

export const bookingDefaults = /* @__PURE__ */ handle(appointmentsRoutes, "bookingDefaults", ({ params }) =>
  Scheduling.bookingDefaults(params.patient),
);

export const create = /* @__PURE__ */ handle(appointmentsRoutes, "create", ({ body }) =>
  Scheduling.createAppointment(body),
);

export const home = /* @__PURE__ */ handle(appointmentsRoutes, "home", async () => {
  const [today, retention_open] = await Promise.all([Visits.home(), Retention.countWaiting()]);
  const tutorial = await Tutorial.tutorial(today);
  return { ...today, retention_open, ...(tutorial && { tutorial }) };
});

export const list = /* @__PURE__ */ handle(appointmentsRoutes, "list", ({ query }) => Visits.list(query));

export const setStatus = /* @__PURE__ */ handle(appointmentsRoutes, "setStatus", ({ params, body }) =>
  Scheduling.setStatus(params.appointment, body),
);

export const update = /* @__PURE__ */ handle(appointmentsRoutes, "update", ({ params, body }) =>
  Scheduling.updateAppointment(params.appointment, body),
);
