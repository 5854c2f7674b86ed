import { readItems } from "../db/read-items.ts";
import { actor } from "../platform/context.ts";
import { db } from "./entities.ts";
import type { AppointmentItem } from "./records.ts";

/** Parses a stored item into an appointment's head. */
export const parseHead = (Item: Record<string, unknown>) =>
  db.entities.appointment.parse({ Item }).data as AppointmentItem;

/** Reads heads of any space, for background work that has no actor. One request per hundred. */
export async function readHeadsByKey(
  wanted: readonly { space: string; appointment: string }[],
): Promise<AppointmentItem[]> {
  const keys = wanted.map(
    ({ space, appointment }) =>
      db.entities.appointment.get({ space_id: space, appointment_id: appointment }).params().Key,
  );
  return (await readItems(keys as { pk: string; sk: string }[])).map(parseHead);
}

/** Reads heads of the actor's space, by id. One request per hundred. */
export async function readHeads(ids: readonly string[]): Promise<Map<string, AppointmentItem>> {
  const { spaceId: space } = actor();
  const heads = await readHeadsByKey(ids.map((appointment) => ({ space, appointment })));
  return new Map(heads.map((head) => [head.appointment_id, head]));
}

/** Whether a patient's record has any appointment. One request. */
export async function hasAppointments(patient: string): Promise<boolean> {
  const { data } = await db.entities.appointment.query
    .record({ space_id: actor().spaceId, patient_id: patient })
    .go({ limit: 1 });
  return data.length > 0;
}
