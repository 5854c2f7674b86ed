import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import * as Printing from "@meridian/core/printing";
import * as Scheduling from "@meridian/core/scheduling";
import * as Visits from "@meridian/core/visits";
import { handle } from "../../http/handle.ts";

export const bookingDefaults = /* @__PURE__ */ handle(appointmentsRoutes, "bookingDefaults", ({ params }) =>
  Scheduling.bookingDefaults(params.patient),
);

export const create = /* @__PURE__ */ handle(appointmentsRoutes, "create", ({ body }) =>
  Scheduling.create(body),
);

export const get = /* @__PURE__ */ handle(appointmentsRoutes, "get", ({ params, query }) =>
  Visits.get(params.appointment, query.patient),
);

export const home = /* @__PURE__ */ handle(appointmentsRoutes, "home", () => Visits.home());

export const list = /* @__PURE__ */ handle(appointmentsRoutes, "list", ({ query }) => Visits.list(query));

export const prescription = /* @__PURE__ */ handle(appointmentsRoutes, "prescription", ({ params, query }) =>
  Printing.prescriptionPdf(params.appointment, query.language),
);

export const print = /* @__PURE__ */ handle(appointmentsRoutes, "print", ({ params, query }) =>
  Printing.visitPdf(params.appointment, query.language),
);

export const record = /* @__PURE__ */ handle(appointmentsRoutes, "record", ({ params, query }) =>
  Visits.record({ params, query }),
);

export const results = /* @__PURE__ */ handle(appointmentsRoutes, "results", (request) =>
  Visits.results(request),
);

export const saveSection = /* @__PURE__ */ handle(appointmentsRoutes, "saveSection", ({ params, body }) =>
  Visits.saveSection({ params, body }),
);

export const setStatus = /* @__PURE__ */ handle(appointmentsRoutes, "setStatus", ({ params, body }) =>
  Scheduling.setStatus(params.appointment, body),
);

export const update = /* @__PURE__ */ handle(appointmentsRoutes, "update", ({ params, body }) =>
  Scheduling.change(params.appointment, body),
);
