import { calendarRoutes } from "@meridian/core/contracts/scheduling/calendar";
import * as Scheduling from "@meridian/core/scheduling";
import { handle } from "../../http/handle.ts";

export const handler = handle(calendarRoutes.revokeFeed, () => Scheduling.revokeFeed());
