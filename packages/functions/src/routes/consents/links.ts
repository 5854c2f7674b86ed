import * as Consents from "@meridian/core/consents";
import { consentLinkRoutes as routes } from "@meridian/core/contracts/consents/consent-links";
import { handle } from "../../http/handle.ts";

export const listLinks = /* @__PURE__ */ handle(routes, "listLinks", ({ params }) =>
  Consents.listLinks(params.patient),
);
export const createLink = /* @__PURE__ */ handle(routes, "createLink", ({ params }) =>
  Consents.createLink(params),
);
export const revokeLink = /* @__PURE__ */ handle(routes, "revokeLink", ({ params }) =>
  Consents.revokeLink(params),
);
