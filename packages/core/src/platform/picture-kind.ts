import type { LOGO_TYPES } from "../contracts/settings.ts";

type Extension = (typeof LOGO_TYPES)[keyof typeof LOGO_TYPES];

const SIGNATURES: Record<Extension, readonly number[]> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
};

/** Bytes enough to know a picture by. */
export const SIGNATURE_BYTES = 8;

/** What a file is by its own first bytes, whatever it was called; undefined for anything but a PNG or a JPEG. */
export const pictureKind = (start: Uint8Array): Extension | undefined =>
  (Object.keys(SIGNATURES) as Extension[]).find((kind) =>
    SIGNATURES[kind].every((byte, index) => start[index] === byte),
  );
