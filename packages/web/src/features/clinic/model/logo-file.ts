/** Allowed types and size of a logo, checked before upload. The API checks the content. */
export const LOGO_TYPES: readonly string[] = ["image/png", "image/jpeg"];
export const MAX_LOGO_BYTES = 1024 * 1024;
