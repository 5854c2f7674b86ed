import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments";
import * as Scheduling from "@meridian/core/scheduling";
import { handle } from "../../http/handle.ts";

export const handler = handle(appointmentsRoutes.create, ({ body }) => Scheduling.create(body));
