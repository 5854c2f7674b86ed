import { blockedTimeRoutes } from "@meridian/core/contracts/blocked-times";
import * as Scheduling from "@meridian/core/scheduling";
import { handle } from "../../http/handle.ts";

export const handler = handle(blockedTimeRoutes.restoreBlockedTime, ({ params, body }) =>
  Scheduling.restoreBlockedTime(params.blocked, body.only),
);
