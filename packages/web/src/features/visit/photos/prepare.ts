import { MAX_PHOTO_BYTES, PHOTO_TYPES, type PhotoType } from "@meridian/core/contracts/photos/photo-kinds";
import { pictureKind, SIGNATURE_BYTES } from "@meridian/core/contracts/photos/picture-kind";
import { ApiError } from "@meridian/ui/api/errors";

/** Sides of what is made of a photo, in pixels. */
const THUMBNAIL = 480;
const VIEW = 2560;
/** A larger original is not what a screen shows. */
const MAX_SCREEN_BYTES = 4 * 1024 * 1024;

export type Prepared = {
  content_type: PhotoType;
  taken_at: string;
  width: number;
  height: number;
  thumbnail: Blob;
  /** Where the original is too heavy for a screen, or of a kind that browsers cannot show. */
  view: Blob | undefined;
};

/** The connection is what failed: it is tried again with it. */
const throwOffline = () => {
  throw new ApiError(0, { code: "offline" });
};
const refusal = (code: string) => new ApiError(400, { code: "input.invalid", fields: { original: code } });

/** The kind of a file by its own first bytes. Throws what the server would say of it. */
export async function detectPhotoType(file: Blob): Promise<PhotoType> {
  if (file.size === 0) throw refusal("file.empty");
  if (file.size > MAX_PHOTO_BYTES) throw refusal("file.too_large");
  const kind = pictureKind(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
  const type = (Object.keys(PHOTO_TYPES) as PhotoType[]).find((one) => PHOTO_TYPES[one] === kind);
  if (!type) throw refusal("file.type");
  return type;
}

/** Everything of a photo except the original: a redrawn picture contains no location and no camera data. */
export async function prepare(file: File): Promise<Prepared> {
  const content_type = await detectPhotoType(file);
  const picture = await decodePhoto(file, content_type);
  try {
    const { width, height } = picture;
    const needsView =
      content_type === "image/heic" || file.size > MAX_SCREEN_BYTES || Math.max(width, height) > VIEW * 1.5;
    return {
      content_type,
      taken_at: new Date(Math.min(file.lastModified || Date.now(), Date.now())).toISOString(),
      width,
      height,
      thumbnail: await resizedJpeg(picture, THUMBNAIL, 0.82),
      view: needsView ? await resizedJpeg(picture, VIEW, 0.88) : undefined,
    };
  } finally {
    picture.close();
  }
}

async function decodePhoto(file: File, type: PhotoType): Promise<ImageBitmap> {
  try {
    // Upright as the camera was held.
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    if (type !== "image/heic") throw refusal("file.unreadable");
  }
  const { decodeHeic } = await import("./heic.ts").catch(throwOffline);
  const picture = await decodeHeic(file).catch(throwOffline);
  if (!picture) throw refusal("file.unreadable");
  return picture;
}

/** A JPEG no larger than so many pixels a side. */
async function resizedJpeg(picture: ImageBitmap, side: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw refusal("file.unreadable");
  // A JPEG has no see-through: what was nothing is white, not black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  if (!blob) throw refusal("file.unreadable");
  return blob;
}
