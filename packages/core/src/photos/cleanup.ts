import { removeFile } from "../platform/files.ts";
import * as Visits from "../visits/index.ts";
import { parsePhoto } from "./store.ts";

type Image = Record<string, unknown> | undefined;

/** Deletes the files of a photo whose item expired: never uploaded, or removed and no longer restorable. Safe to repeat. */
export async function deleteFilesOfEnded(before: Image, after: Image): Promise<void> {
  if (after || before?.__edb_e__ !== "photo") return;
  if (parsePhoto(before).state !== "shown") await deleteFilesOf(before);
}

/** Deletes the files of a photo that is erased with its patient, in whatever state. Safe to repeat. */
export async function deleteFilesOf(item: Record<string, unknown>): Promise<void> {
  const { space_id, photo_id, mark } = parsePhoto(item);
  const { content_type } = mark;
  for (const part of Visits.PHOTO_PARTS)
    await removeFile(Visits.photoFile({ space_id, photo_id, content_type }, part));
}
