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

/** The series of an occurrence, and its position in it. */
export const seriesMark = z.object({
  id: z.string(),
  /** From 0. */
  index: z.int(),
  count: z.int(),
  frequency: z.enum(["daily", "weekly", "monthly"]),
  every: z.int(),
});
export type SeriesMark = z.output<typeof seriesMark>;

/** The head of an appointment. It contains nothing clinical. */
export const appointment = z.object({
  id: z.string(),
  patient: z.string(),
  patient_name: z.string(),
  professional: z.string(),
  office: z.string(),
  appointment_type: appointmentTypeSnapshot,
  start: instant,
  end: instant,
  /** Minutes occupied in the calendar: as booked, and from signing on the time it actually took. */
  duration: z.int(),
  /** Minutes it was booked for. Absent before signing, and if signed by versions that did not store it. */
  booked_duration: z.int().optional(),
  price: z.int(),
  /** Payment state; `price` is the amount owed, 0 if it did not take place. Null for viewers who may not charge for it. */
  payment: z.object({ state: z.enum(PAYMENT_STATES), price: z.int(), paid: z.int() }).nullable(),
  notes: z.string(),
  current_appointment: z.string().nullable(),
  status: z.enum(APPOINTMENT_STATUSES),
  reason: z.string(),
  /** It was saved although it overlapped or was outside working hours. */
  override: z.boolean(),
  series: seriesMark.nullable(),
  signed_by: z.object({ id: z.string(), name: z.string() }).nullable(),
  signed_at: instant.nullable(),
  /** Who closed it without a signature: for a professional who left, or by importing it. Absent otherwise. */
  closed_by: z
    .object({ id: z.string(), name: z.string(), at: instant, imported: z.literal(true).optional() })
    .optional(),
  created_at: instant,
  updated_at: instant,
  updated_by: z.string(),
  version,
});
export type Appointment = z.output<typeof appointment>;

/** An appointment in a calendar that the viewer may not read: only that the time is busy. */
export const busyTime = z.object({
  busy: z.literal(true),
  professional: z.string(),
  office: z.string(),
  start: instant,
  end: instant,
});
export type BusyTime = z.output<typeof busyTime>;

/** An appointment in the calendar. The remaining fields are read when it is opened. */
export const calendarAppointment = appointment
  .omit({
    current_appointment: true,
    signed_by: true,
    signed_at: true,
    closed_by: true,
    created_at: true,
    updated_at: true,
    updated_by: true,
  })
  .extend({ appointment_type: appointmentTypeSnapshot.omit({ tests: true, treatments: true }) });
export type CalendarAppointment = z.output<typeof calendarAppointment>;
export const calendarEntry = z.union([calendarAppointment, busyTime]);
export type CalendarEntry = z.output<typeof calendarEntry>;
