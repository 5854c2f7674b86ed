import type { Module } from "../contracts/kernel/access.ts";
import { PictureRefused, writtenAnew } from "../pictures/index.ts";
import { absent, invalidField } from "../platform/errors.ts";
import { fileStart, putFile, removeFile, wholeFile } from "../platform/files.ts";
import { errorFacts, log } from "../platform/logger.ts";

/** The key of a module's picture. */
export const pictureKey = (code: Module, picture: string) => `modules/${code}/${picture}`;
/** The key of an uploaded picture before it is checked. It is never shown from there, and expires after a day. */
export const uploadedKey = (code: Module, picture: string) => `sent/modules/${code}/${picture}`;

/**
 * Decodes an uploaded picture, encodes it again and stores it, so that no uploaded file is shown as it is. Does nothing where
 * it is stored already. Throws 404 `file.not_found`, 400 naming `picture`.
 */
export async function storePicture(code: Module, picture: string): Promise<void> {
  if (await fileStart(pictureKey(code, picture), 1)) return;
  const file = await wholeFile(uploadedKey(code, picture));
  if (!file) throw absent("file");
  const png = picture.endsWith(".png");
  const content = reencode(file, png ? "png" : "jpg");
  await putFile(pictureKey(code, picture), content, png ? "image/png" : "image/jpeg");
  await removeFile(uploadedKey(code, picture)).catch((error) =>
    log("warn", "uploaded module picture not removed", errorFacts(error)),
  );
}

function reencode(file: Uint8Array, kind: "png" | "jpg"): Uint8Array {
  try {
    return writtenAnew(file, kind);
  } catch (error) {
    if (error instanceof PictureRefused) throw invalidField("picture", error.fault);
    throw error;
  }
}
