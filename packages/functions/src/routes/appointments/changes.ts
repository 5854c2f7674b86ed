import * as Appointments from "@meridian/core/appointments";
import { calendarRoutes } from "@meridian/core/contracts/scheduling/calendar";
import { handle } from "../../http/handle.ts";

export const handler = handle(calendarRoutes.changes, ({ query }) => Appointments.changes(query));
