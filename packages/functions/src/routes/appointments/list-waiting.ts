import { waitingListRoutes } from "@meridian/core/contracts/scheduling/waiting-list";
import * as Scheduling from "@meridian/core/scheduling";
import { handle } from "../../http/handle.ts";

export const handler = handle(waitingListRoutes.listWaiting, ({ query }) => Scheduling.listWaiting(query));
