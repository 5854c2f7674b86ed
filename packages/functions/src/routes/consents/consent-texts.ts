import * as Consents from "@meridian/core/consents";
import { consentTextsRoutes as routes } from "@meridian/core/contracts/consents/consent-texts";
import { handle } from "../../http/handle.ts";

export const listTexts = /* @__PURE__ */ handle(routes, "listTexts", () => Consents.listTexts());
export const getText = /* @__PURE__ */ handle(routes, "getText", ({ params }) =>
  Consents.getText(params.text),
);
export const createText = /* @__PURE__ */ handle(routes, "createText", ({ body }) =>
  Consents.createText(body),
);
export const saveDraft = /* @__PURE__ */ handle(routes, "saveDraft", ({ params, body }) =>
  Consents.saveDraft(params.text, body),
);
export const setRule = /* @__PURE__ */ handle(routes, "setRule", ({ params, body }) =>
  Consents.setRule(params.text, body),
);
export const publish = /* @__PURE__ */ handle(routes, "publish", ({ params, body }) =>
  Consents.publish(params.text, body),
);
export const setActive = /* @__PURE__ */ handle(routes, "setActive", ({ params, body }) =>
  Consents.setActive(params.text, body),
);
