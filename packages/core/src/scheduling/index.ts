export {
  createBlockedTime,
  listBlockedTimes,
  removeBlockedTime,
  restoreBlockedTime,
  updateBlockedTime,
} from "./blocked-times.ts";
export { change, create } from "./booking.ts";
export { bookingDefaults } from "./booking-defaults.ts";
export { covered } from "./covered.ts";
export { createFeed, getFeed, readFeed, revokeFeed } from "./feed.ts";
export { freeTimes } from "./find-slots.ts";
export { concernsAppointments, renamePatient } from "./renaming.ts";
export { createSeries, previewSeries } from "./series.ts";
export { cancelSeries, changeSeries, previewSeriesChange } from "./series-changes.ts";
export { setStatus } from "./status-change.ts";
export { ahead, countUpcoming } from "./upcoming.ts";
export { addWaiting, listWaiting, removeWaiting, updateWaiting } from "./waiting-list.ts";
