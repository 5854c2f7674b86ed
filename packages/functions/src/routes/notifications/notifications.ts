import { notificationsRoutes } from "@meridian/core/contracts/notifications/notifications";
import * as Notifications from "@meridian/core/notifications";
import { handle } from "../../http/handle.ts";

export const list = /* @__PURE__ */ handle(notificationsRoutes, "list", ({ query }) =>
  Notifications.list(query),
);

export const ofPatient = /* @__PURE__ */ handle(notificationsRoutes, "ofPatient", (request) =>
  Notifications.ofPatient(request),
);

export const read = /* @__PURE__ */ handle(notificationsRoutes, "read", ({ params }) =>
  Notifications.read(params.message),
);

export const sendAgain = /* @__PURE__ */ handle(notificationsRoutes, "sendAgain", ({ params }) =>
  Notifications.sendAgain(params.message),
);
