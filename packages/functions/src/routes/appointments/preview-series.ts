import * as Appointments from "@meridian/core/appointments";
import { seriesRoutes } from "@meridian/core/contracts/scheduling/series";
import { handle } from "../../http/handle.ts";

export const handler = handle(seriesRoutes.previewSeries, ({ body }) => Appointments.previewSeries(body));
