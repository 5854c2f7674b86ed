import { readFileSync } from "node:fs";
import { FONT_FOLDER } from "./font-folder.ts";
import { unpacked } from "./woff.ts";

/** One of the files that hold Chinese beyond the reference tables, by its name. */
export type Slice = `han-${string}`;

/** Regular and strong text, and what Inter lacks: the Chinese of the reference tables, and any other by its slice. */
export type Face = "regular" | "strong" | "chinese" | Slice;

/**
 * Files in `assets/fonts`; a bundle has them beside itself. Inter 4.1 (Latin, Greek, Cyrillic; kerning and marks only) and
 * the characters of the interface's Chinese subset. Uncompressed, so that no function carries a decompressor.
 */
const FILES: Readonly<Record<Exclude<Face, Slice>, string>> = {
  regular: "inter-regular.ttf",
  strong: "inter-semibold.ttf",
  chinese: "noto-serif-sc-subset.otf",
};

const read = new Map<Face, Buffer>();

const beside = (file: string) => readFileSync(new URL(file, FONT_FOLDER));
const isSlice = (face: Face): face is Slice => face.startsWith("han-");

/** A face's file, read once a container. */
export function fontFile(face: Face): Buffer {
  const held = read.get(face) ?? (isSlice(face) ? unpacked(beside(`han/${face}.woff`)) : beside(FILES[face]));
  read.set(face, held);
  return held;
}

let slices: ReadonlyMap<number, Slice> | undefined;

/**
 * The slice that would hold a character, where one does; whether it does, the file tells. The table is the screens' own
 * style sheet, read when a document first needs it.
 */
export function sliceOf(code: number): Slice | undefined {
  slices ??= slicesOf(beside("han/han.css").toString());
  return slices.get(code);
}

/** As in a browser, the last face that names a character is the one asked. */
function slicesOf(css: string): Map<number, Slice> {
  const found = new Map<number, Slice>();
  for (const [, name, list = ""] of css.matchAll(/(han-\d+)\.woff[^}]*?unicode-range:([^;]+);/g))
    for (const [, from = "", to = from] of list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g))
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1)
        found.set(code, name as Slice);
  return found;
}
