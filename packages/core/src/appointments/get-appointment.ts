import { actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import { db } from "./entities.ts";
import type { AppointmentItem } from "./records.ts";

/** Reads one head of the actor's space, strongly consistent. Throws 404. */
export async function getAppointment(appointmentId: string): Promise<AppointmentItem> {
  const { data } = await db.entities.appointment
    .get({ space_id: actor().spaceId, appointment_id: appointmentId })
    .go({ consistent: true });
  if (!data) throw absent("appointment");
  return data;
}
