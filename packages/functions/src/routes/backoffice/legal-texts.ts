import * as Backoffice from "@meridian/core/backoffice";
import { backofficeRoutes as routes } from "@meridian/core/contracts/backoffice/backoffice";
import * as LegalTexts from "@meridian/core/legal-texts";
import { handle } from "../../http/handle.ts";

export const listLegalTexts = /* @__PURE__ */ handle(routes, "listLegalTexts", () => LegalTexts.listTexts());

export const getLegalText = /* @__PURE__ */ handle(routes, "getLegalText", ({ params }) =>
  LegalTexts.getText(params.text),
);

export const getLegalVersion = /* @__PURE__ */ handle(routes, "getLegalVersion", ({ params }) =>
  LegalTexts.getVersion(params.text, params.number),
);

export const saveLegalDraft = /* @__PURE__ */ handle(routes, "saveLegalDraft", ({ params, body }) =>
  LegalTexts.saveDraft(params.text, body),
);

export const publishLegalText = /* @__PURE__ */ handle(routes, "publishLegalText", ({ params, body }) =>
  LegalTexts.publish(params.text, body),
);

export const withdrawLegalText = /* @__PURE__ */ handle(routes, "withdrawLegalText", ({ params, body }) =>
  LegalTexts.withdraw(params.text, body),
);

export const listSpaceAcceptances = /* @__PURE__ */ handle(routes, "listSpaceAcceptances", ({ params }) =>
  Backoffice.listSpaceAcceptances(params.space),
);
