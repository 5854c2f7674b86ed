export { amend, unchanged } from "./amending.ts";
export type { PhotoMark } from "./appointment.entity.ts";
export { headsIn, parseHead } from "./batch-reads.ts";
export { given } from "./billable-items.ts";
export {
  createBlockedTime,
  listBlockedTimes,
  removeBlockedTime,
  restoreBlockedTime,
  updateBlockedTime,
} from "./blocked-times.ts";
export { change, create } from "./booking.ts";
export { bookingDefaults } from "./booking-defaults.ts";
export { changes, markChanges } from "./change-token.ts";
export { covered } from "./covered.ts";
export { createFeed, getFeed, readFeed, revokeFeed } from "./feed.ts";
export { figures } from "./figures.ts";
export { freeTimes } from "./find-slots.ts";
export { headOf } from "./get-appointment.ts";
export { home, list, record } from "./lists.ts";
export { wholeRecord } from "./patient-record.ts";
export { givenBackWrite, paidWrite, priceWrite } from "./payment-mirror.ts";
export { appointmentKey, hidePhoto, preparePhotos, showPhoto, updatePhotoMark } from "./photo-marks.ts";
export { PHOTO_PARTS, photoFile, photosOf, photoView } from "./photo-views.ts";
export { get, mayReadContent } from "./reading.ts";
export type { AppointmentItem } from "./records.ts";
export { concernsAppointments, renamePatient } from "./renaming.ts";
export { results } from "./results.ts";
export { saveSection } from "./sections.ts";
export { createSeries, previewSeries } from "./series.ts";
export { cancelSeries, changeSeries, previewSeriesChange } from "./series-changes.ts";
export { setStatus } from "./status-change.ts";
export { ahead, countAhead } from "./upcoming.ts";
export { needlesMustAgree } from "./visit-items.ts";
export { addWaiting, listWaiting, removeWaiting, updateWaiting } from "./waiting-list.ts";
export { mustBeWritable } from "./write-guard.ts";
