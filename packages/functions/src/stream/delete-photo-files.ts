import * as Photos from "@meridian/core/photos";
import type { ItemChange } from "./rename-patient.ts";

/** Deletes the files of a photo whose item expired: the upload never finished, or it was removed long ago. */
export const deletePhotoFiles = ({ before, after }: ItemChange): Promise<void> =>
  Photos.deleteFilesOfEnded(before, after);
