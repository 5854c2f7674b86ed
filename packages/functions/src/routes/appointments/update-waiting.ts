import * as Appointments from "@meridian/core/appointments";
import { waitingListRoutes } from "@meridian/core/contracts/scheduling/waiting-list";
import { handle } from "../../http/handle.ts";

export const handler = handle(waitingListRoutes.updateWaiting, ({ params, body }) =>
  Appointments.updateWaiting(params.entry, body),
);
