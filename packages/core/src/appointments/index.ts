export { AppointmentEntity, type Signer } from "./appointment.entity.ts";
export { updateWrites } from "./appointment-write.ts";
export {
  forgetPhotos,
  hasAppointments,
  lastStart,
  parseHead,
  readHeads,
  readHeadsByKey,
  visitsOf,
} from "./batch-reads.ts";
export { requireCalendarRange } from "./calendar-range.ts";
export { blockedTimesTokenWrite, readChangeToken, renewChangeTokens } from "./change-token.ts";
export { getAppointment } from "./get-appointment.ts";
export { OpenChargeEntity } from "./open-charge.entity.ts";
export {
  countingWrite,
  type OpenChargePlace,
  openCharges,
  openChargesAfter,
  uncountedIds,
} from "./open-charges.ts";
export {
  addSums,
  BalanceChanged,
  balanceKey,
  balanceWrites,
  COMPLETE,
  hasShare,
  lacksPayment,
  readSums,
  type Sums,
  sumsOfAll,
} from "./patient-balance.ts";
export { openPriceWrites, paymentWrite, priceWrite, refundWrite } from "./payment-mirror.ts";
export { NO_OTHER_RECORDS, type PersonRecords, withPersonRecords } from "./person.ts";
export type { AppointmentItem, SeriesOccurrence } from "./records.ts";
export { endOf, type Interval, overlaps, slotName, slotsOf } from "./slots.ts";
export {
  canTransition,
  canUndoCancellation,
  isAppointmentDay,
  isClinicalStatus,
  isMovable,
  isSigned,
  isUnfinished,
  needsReason,
  occupiesTime,
} from "./status.ts";
export {
  appointmentView,
  CALENDAR_ATTRIBUTES,
  type CalendarItem,
  calendarEntryView,
  calendarView,
  maySeeAppointment,
} from "./views.ts";
export { withCurrentBalance } from "./with-current-balance.ts";
export { requireWritable, writeRefusal } from "./write-guard.ts";
