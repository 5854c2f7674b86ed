import * as Appointments from "@meridian/core/appointments";
import { blockedTimeRoutes } from "@meridian/core/contracts/blocked-times";
import { handle } from "../../http/handle.ts";

export const handler = handle(blockedTimeRoutes.removeBlockedTime, ({ params, query }) =>
  Appointments.removeBlockedTime(params.blocked, query.only),
);
