import { seriesRoutes } from "@meridian/core/contracts/scheduling/series";
import * as Scheduling from "@meridian/core/scheduling";
import { handle } from "../../http/handle.ts";

export const cancelSeries = /* @__PURE__ */ handle(seriesRoutes, "cancelSeries", ({ params, body }) =>
  Scheduling.cancelSeries(params.appointment, body),
);

export const changeSeries = /* @__PURE__ */ handle(seriesRoutes, "changeSeries", ({ params, body }) =>
  Scheduling.changeSeries(params.appointment, body),
);

export const createSeries = /* @__PURE__ */ handle(seriesRoutes, "createSeries", ({ body }) =>
  Scheduling.createSeries(body),
);

export const previewSeriesChange = /* @__PURE__ */ handle(
  seriesRoutes,
  "previewSeriesChange",
  ({ params, body }) => Scheduling.previewSeriesChange(params.appointment, body),
);

export const previewSeries = /* @__PURE__ */ handle(seriesRoutes, "previewSeries", ({ body }) =>
  Scheduling.previewSeries(body),
);
