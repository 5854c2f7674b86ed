import * as Clinic from "@meridian/core/clinic";
import { clinicRoutes } from "@meridian/core/contracts/clinic/clinic";
import { handle } from "../../http/handle.ts";

export const createAppointmentType = /* @__PURE__ */ handle(
  clinicRoutes,
  "createAppointmentType",
  ({ body }) => Clinic.createAppointmentType(body),
);

export const createEstablishment = /* @__PURE__ */ handle(clinicRoutes, "createEstablishment", ({ body }) =>
  Clinic.createEstablishment(body),
);

export const get = /* @__PURE__ */ handle(clinicRoutes, "get", () => Clinic.get());

export const logo = /* @__PURE__ */ handle(clinicRoutes, "logo", ({ params }) => Clinic.logo(params.logo));

export const removeEstablishment = /* @__PURE__ */ handle(
  clinicRoutes,
  "removeEstablishment",
  ({ params, query }) => Clinic.removeEstablishment(params.establishment, query),
);

export const setLogo = /* @__PURE__ */ handle(clinicRoutes, "setLogo", ({ body }) => Clinic.setLogo(body));

export const settings = /* @__PURE__ */ handle(clinicRoutes, "settings", () => Clinic.settings());

export const updateAppointmentType = /* @__PURE__ */ handle(
  clinicRoutes,
  "updateAppointmentType",
  ({ params, body }) => Clinic.updateAppointmentType(params.type, body),
);

export const updateEstablishment = /* @__PURE__ */ handle(
  clinicRoutes,
  "updateEstablishment",
  ({ params, body }) => Clinic.updateEstablishment(params.establishment, body),
);

export const updateSettings = /* @__PURE__ */ handle(clinicRoutes, "updateSettings", ({ body }) =>
  Clinic.updateSettings(body),
);

export const uploadLogo = /* @__PURE__ */ handle(clinicRoutes, "uploadLogo", ({ body }) =>
  Clinic.uploadLogo(body),
);
