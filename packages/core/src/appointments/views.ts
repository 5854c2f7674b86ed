import { paymentOf } from "../contracts/billing/payment-state.ts";
import { mayCharge, seesAllCalendars } from "../contracts/kernel/access.ts";
import type {
  Appointment,
  AppointmentTypeSnapshot,
  BusyTime,
  CalendarAppointment,
  CalendarEntry,
  SeriesMark,
} from "../contracts/scheduling/appointments.ts";
import { type Actor, actor } from "../platform/context.ts";
import type { AppointmentItem } from "./records.ts";

/** The head as the API returns it. It contains nothing clinical. */
export const appointmentView = (item: AppointmentItem): Appointment => ({
  ...calendarView(item),
  appointment_type: {
    ...typeView(item.appointment_type),
    tests: item.appointment_type.tests,
    treatments: item.appointment_type.treatments,
  },
  current_appointment: item.current_appointment ?? null,
  signed_by: item.signed_by ? { id: item.signed_by.id, name: item.signed_by.name } : null,
  signed_at: item.signed_at ?? null,
  ...(item.closed_by && {
    closed_by: {
      id: item.closed_by.id,
      name: item.closed_by.name,
      at: item.closed_by.at,
      ...(item.closed_by.imported && { imported: true as const }),
    },
  }),
  created_at: item.created_at,
  updated_at: item.updated_at,
  updated_by: item.updated_by,
});

/** Attributes of a head that the calendar reads. */
export const CALENDAR_ATTRIBUTES = [
  "appointment_id",
  "patient_id",
  "patient_name",
  "professional_id",
  "office_id",
  "appointment_type",
  "start",
  "end",
  "duration",
  "booked_duration",
  "price",
  "paid",
  "fee_owed",
  "notes",
  "status",
  "reason",
  "override",
  "series",
  "version",
] as const;
export type CalendarItem = Pick<AppointmentItem, (typeof CALENDAR_ATTRIBUTES)[number]>;

export const calendarView = (item: CalendarItem): CalendarAppointment => ({
  id: item.appointment_id,
  patient: item.patient_id,
  patient_name: item.patient_name,
  professional: item.professional_id,
  office: item.office_id,
  appointment_type: typeView(item.appointment_type),
  start: item.start,
  end: item.end,
  duration: item.duration,
  ...(item.booked_duration !== undefined && { booked_duration: item.booked_duration }),
  price: item.price,
  payment: mayCharge(actor(), item) ? paymentOf(chargeOf(item)) : null,
  notes: item.notes,
  status: item.status,
  reason: item.reason,
  override: item.override,
  series: item.series ? seriesMark(item.series) : null,
  version: item.version,
});

/** Price and payment of a head. Items stored before heads had payment attributes lack `paid` and `fee_owed`. */
const chargeOf = ({ price, status, paid = 0, fee_owed = false }: CalendarItem) => ({
  price,
  status,
  paid,
  fee_owed,
});

/** Fixes the order of the properties: stored maps come back in any order, and an unchanged calendar must give the same ETag. */
const typeView = ({ id, name, price, color }: AppointmentTypeSnapshot) => ({ id, name, price, color });

const seriesMark = ({ id, index, count, frequency, every }: SeriesMark): SeriesMark => ({
  id,
  index,
  count,
  frequency,
  every,
});

const busyView = (item: CalendarItem): BusyTime => ({
  busy: true,
  professional: item.professional_id,
  office: item.office_id,
  start: item.start,
  end: item.end,
});

/** An appointment as the viewer may see it in the calendar: whole, or only as busy time. */
export const calendarEntryView = (viewer: Actor, item: CalendarItem): CalendarEntry =>
  maySeeAppointment(viewer, item) ? calendarView(item) : busyView(item);

/** Whether the viewer may see the appointment and its patient's name, and not only busy time. */
export const maySeeAppointment = (viewer: Actor, item: { professional_id: string }) =>
  item.professional_id === viewer.id || seesAllCalendars(viewer);
