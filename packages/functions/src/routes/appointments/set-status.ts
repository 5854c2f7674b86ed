import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments";
import * as Scheduling from "@meridian/core/scheduling";
import { handle } from "../../http/handle.ts";

export const handler = handle(appointmentsRoutes.setStatus, ({ params, body }) =>
  Scheduling.setStatus(params.appointment, body),
);
