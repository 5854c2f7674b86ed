/** What a logo may be, checked before it is sent; the API looks into the file itself. */
export const LOGO_TYPES: readonly string[] = ["image/png", "image/jpeg"];
export const MAX_LOGO_BYTES = 1024 * 1024;
