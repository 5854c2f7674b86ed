import { seriesRoutes } from "@meridian/core/contracts/scheduling/series";
import * as Scheduling from "@meridian/core/scheduling";
import { handle } from "../../http/handle.ts";

export const handler = handle(seriesRoutes.previewSeriesChange, ({ params, body }) =>
  Scheduling.previewSeriesChange(params.appointment, body),
);
