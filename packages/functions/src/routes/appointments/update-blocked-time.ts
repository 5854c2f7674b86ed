import * as Appointments from "@meridian/core/appointments";
import { blockedTimeRoutes } from "@meridian/core/contracts/blocked-times";
import { handle } from "../../http/handle.ts";

export const handler = handle(blockedTimeRoutes.updateBlockedTime, ({ params, body }) =>
  Appointments.updateBlockedTime(params.blocked, body),
);
