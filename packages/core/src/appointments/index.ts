export { AppointmentEntity, type PhotoMark } from "./appointment.entity.ts";
export { updateWrite } from "./appointment-write.ts";
export { headsIn, parseHead, readHeads } from "./batch-reads.ts";
export { mustBeShown } from "./calendar-range.ts";
export { blockedMark, changes, markChanges } from "./change-token.ts";
export { getAppointment } from "./get-appointment.ts";
export { givenBackWrite, paidWrite, priceWrite } from "./payment-mirror.ts";
export { ANYBODY, asOnePerson, type Person } from "./person.ts";
export type { AppointmentItem, SeriesHead, Signer } from "./records.ts";
export { endOf, type Interval, overlaps, slotName, slotsOf } from "./slots.ts";
export {
  clinicalStatus,
  holdsTime,
  isOnItsDay,
  isSigned,
  mayBecome,
  mayBeUndone,
  movable,
  needsReason,
  unfinished,
} from "./status.ts";
export {
  appointmentView,
  type CalendarItem,
  calendarView,
  entryView,
  mayKnow,
  SHOWN_IN_CALENDARS,
} from "./views.ts";
export { mustBeWritable, refusal } from "./write-guard.ts";
