import { linkMessageRoutes as routes } from "@meridian/core/contracts/monitoring/link-messages";
import * as Notifications from "@meridian/core/notifications";
import { handle } from "../../http/handle.ts";

export const previewLinkMessage = /* @__PURE__ */ handle(routes, "previewLinkMessage", ({ params }) =>
  Notifications.previewLinkMessage(params.patient),
);
export const sendLink = /* @__PURE__ */ handle(routes, "sendLink", (request) =>
  Notifications.sendLink(request),
);
