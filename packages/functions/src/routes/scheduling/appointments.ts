import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import * as Scheduling from "@meridian/core/scheduling";
import { handle } from "../../http/handle.ts";

export const bookingDefaults = /* @__PURE__ */ handle(appointmentsRoutes, "bookingDefaults", ({ params }) =>
  Scheduling.bookingDefaults(params.patient),
);

export const create = /* @__PURE__ */ handle(appointmentsRoutes, "create", ({ body }) =>
  Scheduling.createAppointment(body),
);

export const setStatus = /* @__PURE__ */ handle(appointmentsRoutes, "setStatus", ({ params, body }) =>
  Scheduling.setStatus(params.appointment, body),
);

export const update = /* @__PURE__ */ handle(appointmentsRoutes, "update", ({ params, body }) =>
  Scheduling.updateAppointment(params.appointment, body),
);
