import * as Consents from "@meridian/core/consents";
import { consentsRoutes as routes } from "@meridian/core/contracts/consents/consents";
import { handle } from "../../http/handle.ts";

export const listStates = /* @__PURE__ */ handle(routes, "listStates", ({ query }) =>
  Consents.listStates(query.ids),
);
export const listOfPatient = /* @__PURE__ */ handle(routes, "listOfPatient", ({ params }) =>
  Consents.listOfPatient(params.patient),
);
export const getForm = /* @__PURE__ */ handle(routes, "getForm", ({ params, query }) =>
  Consents.getForm(params.patient, query),
);
export const sign = /* @__PURE__ */ handle(routes, "sign", ({ params, body }) =>
  Consents.sign(params.patient, body),
);
export const refuse = /* @__PURE__ */ handle(routes, "refuse", ({ params, body }) =>
  Consents.refuse(params.patient, body),
);
export const revoke = /* @__PURE__ */ handle(routes, "revoke", ({ params, body }) =>
  Consents.revoke(params, body.reason),
);
export const getDocument = /* @__PURE__ */ handle(routes, "getDocument", ({ params }) =>
  Consents.getDocument(params),
);
export const verify = /* @__PURE__ */ handle(routes, "verify", ({ params }) => Consents.verify(params));
