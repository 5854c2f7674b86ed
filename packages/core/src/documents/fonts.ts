import { readFileSync } from "node:fs";

/** Regular and strong text, and what Inter lacks: the Chinese of the reference tables. */
export type Face = "regular" | "strong" | "chinese";

/**
 * Files beside this one; a bundle has them beside itself. Inter 4.1 (Latin, Greek, Cyrillic; kerning and marks only) and
 * the characters of the interface's Chinese subset. Uncompressed, so that no function carries a decompressor.
 */
const FILES: Readonly<Record<Face, string>> = {
  regular: "inter-regular.ttf",
  strong: "inter-semibold.ttf",
  chinese: "noto-serif-sc-subset.otf",
};

const read = new Map<Face, Buffer>();

/** A face's file, read once a container. */
export function fontFile(face: Face): Buffer {
  const held = read.get(face) ?? readFileSync(new URL(`./fonts/${FILES[face]}`, import.meta.url));
  read.set(face, held);
  return held;
}
