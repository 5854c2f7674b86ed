import * as Appointments from "@meridian/core/appointments";
import { figuresRoutes } from "@meridian/core/contracts/visits/figures";
import { handle } from "../../http/handle.ts";

export const handler = handle(figuresRoutes.figures, ({ params }) => Appointments.figures(params));
