import { removeFile } from "../platform/files.ts";
import * as Visits from "../visits/index.ts";
import { parsePhoto } from "./store.ts";

type Image = Record<string, unknown> | undefined;

/** A photo that never arrived, or can no longer be brought back, ended: so do its files. Safe to repeat. */
export async function forgetFiles(before: Image, after: Image): Promise<void> {
  if (after || before?.__edb_e__ !== "photo") return;
  const { space_id, photo_id, mark, state } = parsePhoto(before);
  if (state === "shown") return;
  const { content_type } = mark;
  for (const part of Visits.PHOTO_PARTS)
    await removeFile(Visits.photoFile({ space_id, photo_id, content_type }, part));
}
