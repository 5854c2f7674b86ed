import { maySeeAppointment, occupiesTime } from "../appointments/index.ts";
import { actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import { readRecord } from "../visits/index.ts";

/** Enough to find the last that took place, or will, among some that were cancelled. */
const APPOINTMENTS_READ = 10;

/** With whom and for what a patient was last booked, as far as the actor may know. Throws 404. One request. */
export async function bookingDefaults(patientId: string) {
  const { patient, appointments } = await readRecord(patientId, { limit: APPOINTMENTS_READ });
  if (!patient) throw absent("patient");
  const last = appointments.find((head) => occupiesTime(head.status) && maySeeAppointment(actor(), head));
  return { professional: last?.professional_id ?? null, appointment_type: last?.appointment_type.id ?? null };
}
