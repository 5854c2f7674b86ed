export { ahead, countAhead } from "./ahead.ts";
export { amend, unchanged } from "./amending.ts";
export {
  createBlockedTime,
  listBlockedTimes,
  removeBlockedTime,
  restoreBlockedTime,
  updateBlockedTime,
} from "./blocked-times.ts";
export { change, create, headOf } from "./booking.ts";
export { bookingDefaults } from "./booking-defaults.ts";
export { changes, markChanges } from "./changes.ts";
export { givenBackWrite, paidWrite, priceWrite } from "./charged.ts";
export { covered } from "./covered.ts";
export { figures } from "./figures.ts";
export { freeTimes } from "./finder.ts";
export { given } from "./given.ts";
export { mustBeWritable } from "./guard.ts";
export { home, list, record } from "./lists.ts";
export { wholeRecord } from "./patient-record.ts";
export { setStatus } from "./progress.ts";
export { get } from "./reading.ts";
export { concernsAppointments, renamePatient } from "./renaming.ts";
export { results } from "./results.ts";
export { saveSection } from "./sections.ts";
export { needlesMustAgree } from "./visit-items.ts";
export { addWaiting, listWaiting, removeWaiting, updateWaiting } from "./waiting-list.ts";
