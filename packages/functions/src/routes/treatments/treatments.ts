import { treatmentsRoutes } from "@meridian/core/contracts/treatments/treatments";
import * as Treatments from "@meridian/core/treatments";
import { handle } from "../../http/handle.ts";

export const createCustom = /* @__PURE__ */ handle(treatmentsRoutes, "createCustom", ({ body }) =>
  Treatments.createCustom(body),
);

export const createPreMade = /* @__PURE__ */ handle(treatmentsRoutes, "createPreMade", ({ body }) =>
  Treatments.createPreMade(body),
);

export const getCustom = /* @__PURE__ */ handle(treatmentsRoutes, "getCustom", ({ params }) =>
  Treatments.getCustom(params.treatment),
);

export const getPreMade = /* @__PURE__ */ handle(treatmentsRoutes, "getPreMade", ({ params }) =>
  Treatments.getPreMade(params.pre_made),
);

export const listCustom = /* @__PURE__ */ handle(treatmentsRoutes, "listCustom", () =>
  Treatments.listCustom(),
);

export const listPreMade = /* @__PURE__ */ handle(treatmentsRoutes, "listPreMade", ({ query }) =>
  Treatments.listPreMade(query.category),
);

export const removeCustom = /* @__PURE__ */ handle(treatmentsRoutes, "removeCustom", ({ params }) =>
  Treatments.removeCustom(params.treatment),
);

export const removePreMade = /* @__PURE__ */ handle(treatmentsRoutes, "removePreMade", ({ params }) =>
  Treatments.removePreMade(params.pre_made),
);

export const restoreCustom = /* @__PURE__ */ handle(treatmentsRoutes, "restoreCustom", ({ params }) =>
  Treatments.restoreCustom(params.treatment),
);

export const updateCustom = /* @__PURE__ */ handle(treatmentsRoutes, "updateCustom", ({ params, body }) =>
  Treatments.updateCustom(params.treatment, body),
);

export const updatePreMade = /* @__PURE__ */ handle(treatmentsRoutes, "updatePreMade", ({ params, body }) =>
  Treatments.updatePreMade(params.pre_made, body),
);
