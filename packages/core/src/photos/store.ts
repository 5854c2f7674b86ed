import type { EntityItem } from "electrodb";
import * as Appointments from "../appointments/index.ts";
import { readItems } from "../db/read-items.ts";
import { connect } from "../db/service.ts";
import { nowIso, plusMinutes } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { absent, invalidField } from "../platform/errors.ts";
import * as Visits from "../visits/index.ts";
import { PhotoEntity } from "./photo.entity.ts";

export const db = connect({ photo: PhotoEntity });

/** A photo as stored. */
export type PhotoItem = EntityItem<typeof PhotoEntity>;
export type PhotoReference = { appointment: string; photo: string };

/** The year of the first photograph. */
const FIRST_PHOTO = "1826";

/** Refuses a date before the first photograph or after today. A camera's clock may be slightly fast. */
export function checkTakenAt(photoKey: string | undefined): void {
  if (photoKey === undefined) return;
  if (photoKey < FIRST_PHOTO) throw invalidField("taken_at", "date.invalid");
  if (photoKey > plusMinutes(nowIso(), 24 * 60)) throw invalidField("taken_at", "date.future");
}

/** A photo's key. */
export const photoKey = ({ appointment, photo }: PhotoReference) => ({
  space_id: actor().spaceId,
  appointment_id: appointment,
  photo_id: photo,
});

export const parsePhoto = (Item: Record<string, unknown>) =>
  db.entities.photo.parse({ Item }).data as unknown as PhotoItem;

/** Bytes of all files of a photo. */
export const bytesOf = ({ mark, thumbnail_size, view_size = 0 }: PhotoItem): number =>
  mark.size + thumbnail_size + view_size;

/** A photo with the head of its appointment: one request. Throws 404. */
export async function photoAndHead(named: PhotoReference) {
  const key = db.entities.photo.get(photoKey(named)).params().Key as { pk: string; sk: string };
  const items = await readItems([Visits.appointmentKey(named.appointment), key]);
  const of = (entity: string) => items.find(({ __edb_e__ }) => __edb_e__ === entity);
  const head = of("appointment");
  const photo = of("photo");
  if (!head) throw absent("appointment");
  if (!photo) throw absent("photo");
  return { head: Appointments.parseHead(head), photo: parsePhoto(photo) };
}
