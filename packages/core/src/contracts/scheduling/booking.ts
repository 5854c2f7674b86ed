import * as z from "zod";
import { cents, id, instant, text } from "../kernel/primitives.ts";
import { newPatient } from "../patients/patients.ts";

/** Bookings start and last in steps of five minutes. */
export const STEP_MINUTES = 5;
const MAX_MINUTES = 480;

/** Years that can be booked. Others are typing mistakes. */
const YEARS = /^2[01]\d\d-/;

/** An instant on a five-minute step: 10:05:00.000Z. */
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
 * What prevents a booking. Without a cause it is another appointment, with id and name only if the caller may see that calendar.
 */
export const clash = z.object({
  resource: z.enum(["professional", "office", "patient"]),
  cause: z.enum(["time_off", "outside_hours", "closed", "blocked"]).optional(),
  /** The name of the closed days, or the title of the blocked time. */
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
  /** The nearest starts, on that day or the six after it, at which professional, office and patient are free. */
  free: z.array(instant),
});
export type ClashDetails = z.output<typeof clashDetails>;

/** A new patient entered with a booking: contact details and consents, which the front desk asks for on the telephone. */
export const newPatientAtBooking = z.strictObject({
  name: newPatient.shape.name,
  mobile_number: newPatient.shape.mobile_number,
  phone: newPatient.shape.phone,
  email: newPatient.shape.email,
  consents_email: newPatient.shape.consents_email,
  consents_sms: newPatient.shape.consents_sms,
  /** The user has seen the possible duplicates and adds the patient anyway. */
  confirm_duplicates: z.boolean().default(false),
});
export type NewPatientAtBooking = z.output<typeof newPatientAtBooking>;

/** An existing patient, or a new one written in the same transaction. */
const whoFields = {
  patient: id("patient").optional(),
  new_patient: newPatientAtBooking.optional(),
};
type Who = { patient?: string | undefined; new_patient?: NewPatientAtBooking | undefined };
const namesExactlyOne = ({ patient, new_patient }: Who) =>
  (patient === undefined) !== (new_patient === undefined);
const ONE_PATIENT = { message: "required", path: ["patient"] };
/** Extends a body by either an existing or a new patient: exactly one of the two. */
export const withPatientOrNewPatient = <S extends z.ZodRawShape>(fields: z.ZodObject<S>) =>
  fields.extend(whoFields).refine((body) => namesExactlyOne(body as Who), ONE_PATIENT);

export const existingPatientBooking = z.object({
  patient: id("patient"),
  /** The name on the caller's screen. If it is correct it saves a read; if not, the server corrects it. */
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
  /** Save although it overlaps or is outside working hours. It is marked as overridden. */
  override: z.boolean().default(false),
  /** The waiting-list entry that is booked. It is removed in the same transaction. */
  waiting_entry: id("waiting").optional(),
});
export const newAppointment = withPatientOrNewPatient(existingPatientBooking);
