import { appointmentImportsRoutes } from "@meridian/core/contracts/imports/appointment-imports";
import { importsRoutes } from "@meridian/core/contracts/imports/imports";
import * as Imports from "@meridian/core/imports";
import { handle } from "../../http/handle.ts";

export const addAppointments = /* @__PURE__ */ handle(
  appointmentImportsRoutes,
  "addAppointments",
  ({ params, body }) => Imports.addAppointments(params.import, body.rows),
);

export const addRows = /* @__PURE__ */ handle(importsRoutes, "addRows", ({ params, body }) =>
  Imports.addRows(params.import, body.rows),
);

export const check = /* @__PURE__ */ handle(importsRoutes, "check", ({ body }) => Imports.check(body.rows));

export const checkAppointments = /* @__PURE__ */ handle(
  appointmentImportsRoutes,
  "checkAppointments",
  ({ body }) => Imports.checkAppointments(body.rows),
);

export const finish = /* @__PURE__ */ handle(importsRoutes, "finish", ({ params, body }) =>
  Imports.finish(params.import, body.skipped),
);

export const get = /* @__PURE__ */ handle(importsRoutes, "get", ({ params }) => Imports.get(params.import));

export const list = /* @__PURE__ */ handle(importsRoutes, "list", ({ query }) => Imports.list(query));

export const matchPatients = /* @__PURE__ */ handle(appointmentImportsRoutes, "matchPatients", ({ body }) =>
  Imports.matchPatients(body.people),
);

export const start = /* @__PURE__ */ handle(importsRoutes, "start", ({ body }) => Imports.start(body));

export const undo = /* @__PURE__ */ handle(importsRoutes, "undo", ({ params, body }) =>
  Imports.undo(params.import, body.cursor),
);
