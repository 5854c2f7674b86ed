/** Formats of stored photos, with their file extensions. */
export const PHOTO_TYPES = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/heic": "heic",
} as const;
export type PhotoType = keyof typeof PHOTO_TYPES;

export const MAX_PHOTO_BYTES = 50 * 1024 * 1024;
