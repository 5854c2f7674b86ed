import { removeFile } from "../platform/files.ts";
import * as Visits from "../visits/index.ts";
import { parsePhoto } from "./store.ts";

type Image = Record<string, unknown> | undefined;

/** Deletes the files of a photo whose item expired: never uploaded, or removed and no longer restorable. Safe to repeat. */
export async function deleteFilesOfEnded(before: Image, after: Image): Promise<void> {
  if (after || before?.__edb_e__ !== "photo") return;
  const { space_id, photo_id, mark, state } = parsePhoto(before);
  if (state === "shown") return;
  const { content_type } = mark;
  for (const part of Visits.PHOTO_PARTS)
    await removeFile(Visits.photoFile({ space_id, photo_id, content_type }, part));
}
