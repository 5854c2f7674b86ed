import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import * as Notifications from "@meridian/core/notifications";
import { handle } from "../../http/handle.ts";

export const listFailedMessages = /* @__PURE__ */ handle(
  backofficeRoutes,
  "listFailedMessages",
  ({ query }) => Notifications.listFailedMessages(query),
);

export const sendFailedMessage = /* @__PURE__ */ handle(
  backofficeRoutes,
  "sendFailedMessage",
  ({ params, body }) => Notifications.sendFailedMessage(params.message, body.space),
);
