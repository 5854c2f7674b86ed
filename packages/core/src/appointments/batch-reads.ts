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

type OfPatient = { space: string; patient: string };

/** The start of a record's last appointment, also of a coming one, for jobs without a session; null without any. One request. */
export async function lastStart({ space, patient }: OfPatient): Promise<string | null> {
  const { data } = await db.entities.appointment.query
    .record({ space_id: space, patient_id: patient })
    .go({ limit: 1, order: "desc", attributes: ["start"] });
  return data[0]?.start ?? null;
}

/** The start of a record's last appointment, and how many photos all have. One request for each megabyte. */
export async function visitsOf({
  space,
  patient,
}: OfPatient): Promise<{ last: string | null; photos: number }> {
  const { data } = await db.entities.appointment.query
    .record({ space_id: space, patient_id: patient })
    .go({ pages: "all", attributes: ["start", "photos"] });
  return {
    last: data.at(-1)?.start ?? null,
    photos: data.reduce((total, { photos }) => total + Object.keys(photos ?? {}).length, 0),
  };
}

/** Takes all photos out of an appointment's head, whose files are about to be removed. One request. */
export async function forgetPhotos(space: string, appointment: string): Promise<void> {
  await db.entities.appointment
    .patch({ space_id: space, appointment_id: appointment })
    .remove(["photos"])
    .go();
}
