import { notificationsRoutes } from "@meridian/core/contracts/notifications/notifications";
import { Messages } from "@meridian/core/notifications";
import { handle } from "../../http/handle.ts";

export const handler = handle(notificationsRoutes.read, ({ params }) => Messages.read(params.message));
