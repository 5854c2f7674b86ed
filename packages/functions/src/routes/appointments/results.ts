import * as Appointments from "@meridian/core/appointments";
import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments";
import { handle } from "../../http/handle.ts";

export const handler = handle(appointmentsRoutes.results, ({ params }) => Appointments.results(params));
