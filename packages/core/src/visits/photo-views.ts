import type { AppointmentItem } from "../appointments/index.ts";
import { PHOTO_TYPES } from "../contracts/photos/photo-kinds.ts";
import { type PhotoRegion, regionOfSection } from "../contracts/photos/photo-regions.ts";
import type { Photo, PhotoMark } from "../contracts/photos/photos.ts";
import { pictureLink } from "../platform/files.ts";

/** The files of one photo: the original, and the smaller ones that the browser made of it. */
export const PHOTO_PARTS = ["original", "thumbnail", "view"] as const;
export type PhotoPart = (typeof PHOTO_PARTS)[number];

/** The storage key of a photo's file. The files of a space are under its id. */
export const photoFile = (
  {
    space_id,
    photo_id,
    content_type,
  }: { space_id: string; photo_id: string; content_type: Photo["content_type"] },
  part: PhotoPart,
) => `photos/${space_id}/${photo_id}/${part}${part === "original" ? `.${PHOTO_TYPES[content_type]}` : ""}`;

/** The part of the body that a photo shows: the chosen one, or that of its section. */
export const photoRegion = ({ region, section }: PhotoMark): PhotoRegion | null =>
  region ?? regionOfSection(section);

/** A photo of an appointment for the API. The link to the thumbnail is signed locally, without a request. */
export async function photoView(
  { space_id, appointment_id }: Pick<AppointmentItem, "space_id" | "appointment_id">,
  photo_id: string,
  mark: PhotoMark,
): Promise<Photo> {
  const { has_view: _, content_type, side = null, region_added_later = false, ...shown } = mark;
  const thumbnail = await pictureLink(photoFile({ space_id, photo_id, content_type }, "thumbnail"));
  return {
    id: photo_id,
    appointment: appointment_id,
    ...shown,
    region: photoRegion(mark),
    side,
    region_added_later,
    content_type,
    thumbnail,
  };
}

/** An appointment's photos in the order they were taken. The caller has checked that the viewer may read them. */
export async function photosOf(head: AppointmentItem): Promise<Photo[]> {
  const marks = Object.entries(head.photos ?? {});
  const photos = await Promise.all(marks.map(([id, mark]) => photoView(head, id, mark)));
  return photos.sort((a, b) => (`${a.taken_at}${a.id}` < `${b.taken_at}${b.id}` ? -1 : 1));
}
