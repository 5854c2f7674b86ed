import * as Consents from "@meridian/core/consents";
import { consentLinkRoutes as routes } from "@meridian/core/contracts/consents/consent-links";
import * as Notifications from "@meridian/core/notifications";
import { handle } from "../../http/handle.ts";

export const listLinks = /* @__PURE__ */ handle(routes, "listLinks", ({ params }) =>
  Consents.listLinks(params.patient),
);
export const createLink = /* @__PURE__ */ handle(routes, "createLink", ({ params, body }) =>
  Consents.createLink({ ...params, ...body }),
);
export const previewLinkMessage = /* @__PURE__ */ handle(routes, "previewLinkMessage", ({ params, query }) =>
  Notifications.previewConsentMessage(params.patient, query.signer),
);
export const sendLink = /* @__PURE__ */ handle(routes, "sendLink", (request) =>
  Notifications.sendConsentLink(request),
);
export const revokeLink = /* @__PURE__ */ handle(routes, "revokeLink", ({ params }) =>
  Consents.revokeLink(params),
);
