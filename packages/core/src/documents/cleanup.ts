import { removeFile } from "../platform/files.ts";
import { fileOf, parseDocument } from "./store.ts";

type Image = Record<string, unknown> | undefined;

/** Deletes the file of a document whose item expired: never uploaded, or archived and no longer restorable. Safe to repeat. */
export async function deleteFileOfEnded(before: Image, after: Image): Promise<void> {
  if (after || before?.__edb_e__ !== "document") return;
  const document = parseDocument(before);
  if (document.state !== "shown") await removeFile(fileOf(document));
}

/** Deletes the file of a document that is erased with its patient, in whatever state. Safe to repeat. */
export const deleteFileOf = (item: Record<string, unknown>): Promise<void> =>
  removeFile(fileOf(parseDocument(item)));
