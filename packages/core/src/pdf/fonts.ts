import { readFileSync } from "node:fs";
import { FONT_FOLDER, SLICE_FOLDER } from "./font-folder.ts";
import { unpacked } from "./woff.ts";

/** A font file with Chinese characters outside the reference tables, by its name. */
export type Slice = `han-${string}`;

/**
 * Regular and bold text, and the characters Inter lacks: Chinese of the reference tables, and other Chinese by slice.
 */
export type Face = "regular" | "strong" | "chinese" | Slice;

/**
 * Files in `assets/fonts`; each bundle has a copy. Inter 4.1 (Latin, Greek, Cyrillic; kerning and marks only) and the
 * characters of the interface's Chinese subset. They are uncompressed, so that no function needs a decompressor.
 */
const FILES: Readonly<Record<Exclude<Face, Slice>, string>> = {
  regular: "inter-regular.ttf",
  strong: "inter-semibold.ttf",
  chinese: "noto-serif-sc-subset.otf",
};

const read = new Map<Face, Buffer>();

const beside = (file: string) => readFileSync(new URL(file, FONT_FOLDER));
const readSlice = (slice: Slice) => unpacked(readFileSync(new URL(`${slice}.woff`, SLICE_FOLDER)));
const isSlice = (face: Face): face is Slice => face.startsWith("han-");

/** The file of a font, read once per container. */
export function fontFile(face: Face): Buffer {
  const file = read.get(face) ?? (isSlice(face) ? readSlice(face) : beside(FILES[face]));
  read.set(face, file);
  return file;
}

let slices: ReadonlyMap<number, Slice> | undefined;

/**
 * The slice whose range includes a character, if any; the file itself may still lack it. The ranges come from the web
 * fonts' style sheet, which is read when a document first needs it.
 */
export function sliceOf(code: number): Slice | undefined {
  slices ??= slicesOf(beside("han/han.css").toString());
  return slices.get(code);
}

/** Whether the file of a slice can be read. A document is printed without it, with boxes for its characters. */
export function isReadable(slice: Slice): boolean {
  try {
    return fontFile(slice).length > 0;
  } catch {
    return false;
  }
}

/** As in a browser, the last font that lists a character is used. */
function slicesOf(css: string): Map<number, Slice> {
  const found = new Map<number, Slice>();
  for (const [, name, list = ""] of css.matchAll(/(han-\d+)\.woff[^}]*?unicode-range:([^;]+);/g))
    for (const [, from = "", to = from] of list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g))
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1)
        found.set(code, name as Slice);
  return found;
}
