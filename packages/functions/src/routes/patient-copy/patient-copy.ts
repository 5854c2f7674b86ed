import { patientCopyRoutes } from "@meridian/core/contracts/patient-copy/patient-copy";
import * as PatientCopy from "@meridian/core/patient-copy";
import { handle } from "../../http/handle.ts";

export const printDocuments = /* @__PURE__ */ handle(
  patientCopyRoutes,
  "printDocuments",
  ({ params, query }) => PatientCopy.printDocuments(params.patient, query),
);

export const printPerson = /* @__PURE__ */ handle(patientCopyRoutes, "printPerson", ({ params, query }) =>
  PatientCopy.printPerson(params.patient, query),
);

export const printVisits = /* @__PURE__ */ handle(patientCopyRoutes, "printVisits", ({ params, query }) =>
  PatientCopy.printVisits(params.patient, query),
);

export const start = /* @__PURE__ */ handle(patientCopyRoutes, "start", ({ params, body }) =>
  PatientCopy.start(params.patient, body),
);

export const visits = /* @__PURE__ */ handle(patientCopyRoutes, "visits", ({ params, query }) =>
  PatientCopy.visits(params.patient, query),
);
