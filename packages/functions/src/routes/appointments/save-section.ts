import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments";
import * as Visits from "@meridian/core/visits";
import { handle } from "../../http/handle.ts";

export const handler = handle(appointmentsRoutes.saveSection, ({ params, body }) =>
  Visits.saveSection({ params, body }),
);
