export { affectedAppointments } from "./affected-appointments.ts";
export { BlockedTimesEntity } from "./blocked-time.entity.ts";
export {
  createBlockedTime,
  listBlockedTimes,
  removeBlockedTime,
  restoreBlockedTime,
  updateBlockedTime,
} from "./blocked-times.ts";
export { createAppointment, updateAppointment } from "./booking.ts";
export { bookingDefaults } from "./booking-defaults.ts";
export { clashesOf } from "./bulk-clash.ts";
export { createFeed, getFeed, readFeed, revokeFeed } from "./feed.ts";
export { freeTimes } from "./find-slots.ts";
export {
  type ImportedAppointment,
  importedGroups,
  importedItem,
  importedRemovalWrites,
  isAsImported,
  writeImportedAlone,
  writeImportedGroup,
} from "./imported-appointments.ts";
export { lastBookedDay } from "./ledger.ts";
export { affectsAppointments, renamePatient } from "./renaming.ts";
export { createSeries, previewSeries } from "./series.ts";
export { cancelSeries, changeSeries, previewSeriesChange } from "./series-changes.ts";
export { setStatus } from "./status-change.ts";
export { countUpcoming, upcomingAppointments } from "./upcoming.ts";
export { WaitingEntity } from "./waiting.entity.ts";
export { addWaiting, listWaiting, readWaiting, removeWaiting, updateWaiting } from "./waiting-list.ts";
