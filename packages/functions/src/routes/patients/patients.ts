import { patientsRoutes } from "@meridian/core/contracts/patients/patients";
import * as Patients from "@meridian/core/patients";
import { handle } from "../../http/handle.ts";

export const archive = /* @__PURE__ */ handle(patientsRoutes, "archive", ({ params }) =>
  Patients.archive(params.patient),
);

export const contacts = /* @__PURE__ */ handle(patientsRoutes, "contacts", ({ query }) =>
  Patients.contacts(query.ids),
);

export const create = /* @__PURE__ */ handle(patientsRoutes, "create", ({ body }) => Patients.create(body));

export const duplicates = /* @__PURE__ */ handle(patientsRoutes, "duplicates", ({ query }) =>
  Patients.duplicates(query),
);

export const get = /* @__PURE__ */ handle(patientsRoutes, "get", ({ params }) =>
  Patients.get(params.patient),
);

export const list = /* @__PURE__ */ handle(patientsRoutes, "list", ({ query }) => Patients.list(query));

export const merge = /* @__PURE__ */ handle(patientsRoutes, "merge", ({ params, body }) =>
  Patients.merge(params.patient, body),
);

export const restore = /* @__PURE__ */ handle(patientsRoutes, "restore", ({ params }) =>
  Patients.restore(params.patient),
);

export const undoMerge = /* @__PURE__ */ handle(patientsRoutes, "undoMerge", ({ params }) =>
  Patients.undoMerge(params.merge),
);

export const update = /* @__PURE__ */ handle(patientsRoutes, "update", ({ params, body }) =>
  Patients.update(params.patient, body),
);
