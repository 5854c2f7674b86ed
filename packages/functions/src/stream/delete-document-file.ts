import * as Documents from "@meridian/core/documents";
import type { ItemChange } from "./rename-patient.ts";

/** Deletes the file of a document whose item expired: the upload never finished, or it was archived long ago. */
export const deleteDocumentFile = ({ before, after }: ItemChange): Promise<void> =>
  Documents.deleteFileOfEnded(before, after);
