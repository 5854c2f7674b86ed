import * as z from "zod";
import { cents, id, instant, text } from "../kernel/primitives.ts";
import { newPatient } from "../patients/patients.ts";

/** Bookings start and last in steps of five minutes. */
export const STEP_MINUTES = 5;
const MAX_MINUTES = 480;

/** Years anybody books in: before and after them a slip of the finger. */
const YEARS = /^2[01]\d\d-/;

/** An instant on a whole step: 10:05:00.000Z. */
export const bookingStart = instant
  .refine((value) => YEARS.test(value), { message: "instant.invalid" })
  .transform((value) => new Date(value).toISOString())
  .refine((value) => Date.parse(value) % (STEP_MINUTES * 60_000) === 0, { message: "start.not_on_step" });
export const bookingDuration = z
  .int({ message: "duration.invalid" })
  .min(STEP_MINUTES, { message: "duration.invalid" })
  .max(MAX_MINUTES, { message: "duration.invalid" })
  .multipleOf(STEP_MINUTES, { message: "duration.invalid" });

/**
 * Something in the way of a booking. Without a cause it is another appointment; name and id only where the caller may see
 * that calendar.
 */
export const clash = z.object({
  resource: z.enum(["professional", "office", "patient"]),
  cause: z.enum(["time_off", "outside_hours", "closed", "blocked"]).optional(),
  /** What the closed days or the blocked time are called. */
  label: z.string().optional(),
  id: z.string().optional(),
  patient_name: z.string().optional(),
  start: instant,
  end: instant,
});
export type Clash = z.output<typeof clash>;

/** `details` of 409 `appointment.clash`. */
export const clashDetails = z.object({
  clashes: z.array(clash),
  /** The starts nearest to the wanted one, that day or the six after, at which all three are free and the professional works. */
  free: z.array(instant),
});
export type ClashDetails = z.output<typeof clashDetails>;

/** Somebody new, with what a front desk asks on the telephone: how to reach them, and whether they agree to messages. */
export const newPatientAtBooking = z.strictObject({
  name: newPatient.shape.name,
  mobile_number: newPatient.shape.mobile_number,
  phone: newPatient.shape.phone,
  email: newPatient.shape.email,
  consents_email: newPatient.shape.consents_email,
  consents_sms: newPatient.shape.consents_sms,
  /** Add although the possible duplicates were shown. */
  confirm_duplicates: z.boolean().default(false),
});
export type NewPatientAtBooking = z.output<typeof newPatientAtBooking>;

/** A patient who is here, or one who is written together with what is booked for them. */
const whoFields = {
  patient: id("patient").optional(),
  new_patient: newPatientAtBooking.optional(),
};
type Who = { patient?: string | undefined; new_patient?: NewPatientAtBooking | undefined };
const namesExactlyOne = ({ patient, new_patient }: Who) =>
  (patient === undefined) !== (new_patient === undefined);
const ONE_PATIENT = { message: "required", path: ["patient"] };
/** The same body for a patient or for somebody new: exactly one of the two. */
export const withPatientOrNewPatient = <S extends z.ZodRawShape>(fields: z.ZodObject<S>) =>
  fields.extend(whoFields).refine((body) => namesExactlyOne(body as Who), ONE_PATIENT);

export const existingPatientBooking = z.object({
  patient: id("patient"),
  /** The name the caller saw. Right, it saves a read; wrong, the server finds out. */
  patient_name: z.string().max(200).optional(),
  professional: id("user"),
  office: id("office"),
  appointment_type: id("appointmentType"),
  start: bookingStart,
  duration: bookingDuration,
  /** Euro cents; the type's price when absent. */
  price: cents.optional(),
  notes: text(1000).default(""),
  current_appointment: id("appointment").optional(),
  /** Save although it overlaps, or lies outside the hours worked; recorded. */
  override: z.boolean().default(false),
  /** The entry of the waiting list this books: it leaves the list in the same transaction. */
  waiting_entry: id("waiting").optional(),
});
export const newAppointment = withPatientOrNewPatient(existingPatientBooking);
