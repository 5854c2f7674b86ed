import { seriesRoutes } from "@meridian/core/contracts/scheduling/series";
import * as Scheduling from "@meridian/core/scheduling";
import { handle } from "../../http/handle.ts";

export const handler = handle(seriesRoutes.changeSeries, ({ params, body }) =>
  Scheduling.changeSeries(params.appointment, body),
);
