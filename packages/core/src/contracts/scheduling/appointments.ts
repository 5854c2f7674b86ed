import * as z from "zod";
import { PAYMENT_STATES } from "../billing/payment-state.ts";
import { instant, version } from "../kernel/primitives.ts";

export const APPOINTMENT_STATUSES = [
  "scheduled",
  "confirmed",
  "arrived",
  "open",
  "paused",
  "done",
  "missed",
  "cancelled",
] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** An appointment type as it was when booked. */
export const appointmentTypeSnapshot = z.object({
  id: z.string(),
  name: z.string(),
  price: z.int(),
  color: z.string(),
  tests: z.array(z.string()),
  treatments: z.array(z.string()),
});
export type AppointmentTypeSnapshot = z.output<typeof appointmentTypeSnapshot>;

/** Where an occurrence stands in its series. */
export const seriesMark = z.object({
  id: z.string(),
  /** From 0. */
  index: z.int(),
  count: z.int(),
  frequency: z.enum(["daily", "weekly", "monthly"]),
  every: z.int(),
});
export type SeriesMark = z.output<typeof seriesMark>;

/** The head of an appointment: nothing clinical in it. */
export const appointment = z.object({
  id: z.string(),
  patient: z.string(),
  patient_name: z.string(),
  professional: z.string(),
  office: z.string(),
  appointment_type: appointmentTypeSnapshot,
  start: instant,
  end: instant,
  /** Minutes it holds in the calendar: what it was booked for, and once it is signed what it took. */
  duration: z.int(),
  /** Minutes it was booked for; only of what was signed since this is kept. */
  booked_duration: z.int().optional(),
  price: z.int(),
  /** How far it is paid: `price` is what is owed, nothing where it did not take place. Null for those who do not charge for it. */
  payment: z.object({ state: z.enum(PAYMENT_STATES), price: z.int(), paid: z.int() }).nullable(),
  notes: z.string(),
  current_appointment: z.string().nullable(),
  status: z.enum(APPOINTMENT_STATUSES),
  reason: z.string(),
  /** Saved knowingly although something of it was taken, or lay outside the hours worked. */
  override: z.boolean(),
  series: seriesMark.nullable(),
  signed_by: z.object({ id: z.string(), name: z.string() }).nullable(),
  signed_at: instant.nullable(),
  /** Who closed it, unsigned, for a professional who has left; only where that is so. */
  closed_by: z.object({ id: z.string(), name: z.string(), at: instant }).optional(),
  created_at: instant,
  updated_at: instant,
  updated_by: z.string(),
  version,
});
export type Appointment = z.output<typeof appointment>;

/** What someone sees of a calendar that is not theirs to read: that the time is taken. */
export const busyTime = z.object({
  busy: z.literal(true),
  professional: z.string(),
  office: z.string(),
  start: instant,
  end: instant,
});
export type BusyTime = z.output<typeof busyTime>;

/** What a calendar shows of an appointment; the rest is read where it is opened. */
export const calendarAppointment = appointment
  .omit({
    ...{ current_appointment: true, signed_by: true, signed_at: true, closed_by: true },
    ...{ created_at: true, updated_at: true, updated_by: true },
  })
  .extend({ appointment_type: appointmentTypeSnapshot.omit({ tests: true, treatments: true }) });
export type CalendarAppointment = z.output<typeof calendarAppointment>;
export const calendarEntry = z.union([calendarAppointment, busyTime]);
export type CalendarEntry = z.output<typeof calendarEntry>;
