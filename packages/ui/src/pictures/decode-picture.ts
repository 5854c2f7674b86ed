import { ApiError } from "../api/errors.ts";

const unreadable = () => new ApiError(400, { code: "input.invalid", fields: { file: "file.unreadable" } });
/** The connection is what failed: it is tried again with it. */
const throwOffline = () => {
  throw new ApiError(0, { code: "offline" });
};

/**
 * The pixels of a picture, upright. A format that this browser cannot read is taken for HEIC where `mayBeHeic`, whose
 * decoder is fetched then. Throws `file.unreadable`, and `offline` where the decoder does not arrive.
 */
export async function decodePicture(file: Blob, mayBeHeic: boolean): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    if (!mayBeHeic) throw unreadable();
  }
  const { decodeHeic } = await import("./heic.ts").catch(throwOffline);
  const picture = await decodeHeic(file).catch(throwOffline);
  if (!picture) throw unreadable();
  return picture;
}

/** A JPEG no larger than so many pixels a side. Throws `file.unreadable`. */
export async function resizedJpeg(picture: ImageBitmap, side: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw unreadable();
  // A JPEG has no transparency: what was transparent becomes white, not black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  if (!blob) throw unreadable();
  return blob;
}
