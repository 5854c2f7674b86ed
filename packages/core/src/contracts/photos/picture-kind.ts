const SIGNATURES = {
  png: [[0, "\u0089PNG\r\n\u001a\n"]],
  jpg: [[0, "\u00ff\u00d8\u00ff"]],
  webp: [
    [0, "RIFF"],
    [8, "WEBP"],
  ],
} as const;
export type PictureKind = keyof typeof SIGNATURES | "heic";

/** Brands of the ISO media container that mean an HEVC picture. The same container also holds films. */
const HEIC_BRANDS: readonly string[] = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** Number of bytes needed to recognise a picture. */
export const SIGNATURE_BYTES = 16;

/** The format of a file by its first bytes, whatever its name says; undefined if it is not a supported picture. */
export function pictureKind(start: Uint8Array): PictureKind | undefined {
  const text = String.fromCharCode(...start.slice(0, SIGNATURE_BYTES));
  const kinds = Object.entries(SIGNATURES) as [
    keyof typeof SIGNATURES,
    readonly (readonly [number, string])[],
  ][];
  const known = kinds.find(([, parts]) => parts.every(([at, bytes]) => text.startsWith(bytes, at)));
  if (known) return known[0];
  return text.startsWith("ftyp", 4) && HEIC_BRANDS.includes(text.slice(8, 12)) ? "heic" : undefined;
}
