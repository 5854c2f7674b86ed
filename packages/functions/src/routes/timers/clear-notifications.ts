import { timersRoutes } from "@meridian/core/contracts/timers/timers";
import * as Timers from "@meridian/core/timers";
import { handle } from "../../http/handle.ts";

export const handler = handle(timersRoutes.clearNotifications, () => Timers.clearNotifications());
