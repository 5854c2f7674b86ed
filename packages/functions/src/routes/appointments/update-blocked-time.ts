import { blockedTimeRoutes } from "@meridian/core/contracts/blocked-times";
import * as Scheduling from "@meridian/core/scheduling";
import { handle } from "../../http/handle.ts";

export const handler = handle(blockedTimeRoutes.updateBlockedTime, ({ params, body }) =>
  Scheduling.updateBlockedTime(params.blocked, body),
);
