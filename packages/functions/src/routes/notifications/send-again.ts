import { notificationsRoutes } from "@meridian/core/contracts/notifications/notifications";
import * as Notifications from "@meridian/core/notifications";
import { handle } from "../../http/handle.ts";

export const handler = handle(notificationsRoutes.sendAgain, ({ params }) =>
  Notifications.sendAgain(params.message),
);
