import { MAX_PHOTO_BYTES, PHOTO_TYPES, type PhotoType } from "@meridian/core/contracts/photos/photo-kinds";
import { pictureKind, SIGNATURE_BYTES } from "@meridian/core/contracts/photos/picture-kind";
import { ApiError } from "@meridian/ui/api/errors";
import { decodePicture, resizedJpeg } from "@meridian/ui/pictures/decode-picture";

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
  const picture = await decodePicture(file, content_type === "image/heic");
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
