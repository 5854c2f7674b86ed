export { createSeries, previewSeries } from "./series.ts";
export { cancelSeries, changeSeries, previewSeriesChange } from "./series-changes.ts";
