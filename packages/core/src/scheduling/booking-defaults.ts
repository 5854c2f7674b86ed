import { maySeeAppointment, occupiesTime } from "../appointments/index.ts";
import { actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import { readRecord } from "../visits/stored/index.ts";

/** Newest appointments read. Enough to find one among several cancelled or missed ones. */
const APPOINTMENTS_READ = 10;

/**
 * The professional and appointment type of the patient's newest appointment that the actor may see; null where there is none.
 * Throws 404. One request.
 */
export async function bookingDefaults(patientId: string) {
  const { patient, appointments } = await readRecord(patientId, { limit: APPOINTMENTS_READ });
  if (!patient) throw absent("patient");
  const last = appointments.find((head) => occupiesTime(head.status) && maySeeAppointment(actor(), head));
  return { professional: last?.professional_id ?? null, appointment_type: last?.appointment_type.id ?? null };
}
