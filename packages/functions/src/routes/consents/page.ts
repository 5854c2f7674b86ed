import * as Consents from "@meridian/core/consents";
import { consentPageRoutes as routes } from "@meridian/core/contracts/consents/consent-page";
import { handle } from "../../http/handle.ts";

export const readPage = /* @__PURE__ */ handle(routes, "readPage", ({ params, query }) =>
  Consents.readPage(params.key, query.language),
);
export const signPage = /* @__PURE__ */ handle(routes, "signPage", ({ params, body }) =>
  Consents.signPage({ params, body }),
);
export const refusePage = /* @__PURE__ */ handle(routes, "refusePage", ({ params, body }) =>
  Consents.refusePage({ params, body }),
);
export const getCopy = /* @__PURE__ */ handle(routes, "getCopy", ({ params, body }) =>
  Consents.getCopy(params.key, body.request),
);
