import { paymentOf } from "../contracts/billing/payment-state.ts";
import { mayCharge, seesAllCalendars } from "../contracts/kernel/access.ts";
import type {
  Appointment,
  AppointmentTypeSnapshot,
  BusyTime,
  CalendarEntry,
  SeriesMark,
} from "../contracts/scheduling/appointments.ts";
import { type Actor, actor } from "../platform/context.ts";
import type { AppointmentItem } from "./records.ts";

/** The head as the API answers it: nothing clinical. */
export const appointmentView = (item: AppointmentItem): Appointment => ({
  id: item.appointment_id,
  patient: item.patient_id,
  patient_name: item.patient_name,
  professional: item.professional_id,
  office: item.office_id,
  appointment_type: typeView(item.appointment_type),
  start: item.start,
  end: item.end,
  duration: item.duration,
  price: item.price,
  payment: mayCharge(actor(), item) ? paymentOf(moneyOf(item)) : null,
  notes: item.notes,
  current_appointment: item.current_appointment ?? null,
  status: item.status,
  reason: item.reason,
  override: item.override,
  series: item.series ? seriesMark(item.series) : null,
  signed_by: item.signed_by ? { id: item.signed_by.id, name: item.signed_by.name } : null,
  signed_at: item.signed_at ?? null,
  ...(item.closed_by && {
    closed_by: { id: item.closed_by.id, name: item.closed_by.name, at: item.closed_by.at },
  }),
  created_at: item.created_at,
  updated_at: item.updated_at,
  updated_by: item.updated_by,
  version: item.version,
});

/** Appointments booked before their heads kept the money have nothing paid of them. */
const moneyOf = ({ price, status, paid = 0, stands = false }: AppointmentItem) => ({
  price,
  status,
  paid,
  stands,
});

/** Stored maps come back in any order; an unchanged calendar has to be the same text again, or no ETag ever matches. */
const typeView = ({ id, name, price, color, tests, treatments }: AppointmentTypeSnapshot) => ({
  id,
  name,
  price,
  color,
  tests,
  treatments,
});

const seriesMark = ({ id, index, count, frequency, every }: SeriesMark): SeriesMark => ({
  id,
  index,
  count,
  frequency,
  every,
});

const busyView = (item: AppointmentItem): BusyTime => ({
  busy: true,
  professional: item.professional_id,
  office: item.office_id,
  start: item.start,
  end: item.end,
});

/** An entry of the calendar as far as the viewer may see it. */
export const entryView = (viewer: Actor, item: AppointmentItem): CalendarEntry =>
  mayKnow(viewer, item) ? appointmentView(item) : busyView(item);

/** Whether the viewer may know whose appointment it is. */
export const mayKnow = (viewer: Actor, item: { professional_id: string }) =>
  item.professional_id === viewer.id || seesAllCalendars(viewer);
