import { blockedTimeRoutes } from "@meridian/core/contracts/blocked-times";
import * as Scheduling from "@meridian/core/scheduling";
import { handle } from "../../http/handle.ts";

export const handler = handle(blockedTimeRoutes.removeBlockedTime, ({ params, query }) =>
  Scheduling.removeBlockedTime(params.blocked, query.only),
);
