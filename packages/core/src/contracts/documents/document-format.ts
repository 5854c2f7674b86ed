import { pictureKind } from "../photos/picture-kind.ts";
import type { DocumentFormat } from "./document-kinds.ts";

/** Bytes at the beginning of a file that its format is recognised by: enough of a text to find a script in it. */
export const START_BYTES = 64 * 1024;
/** Bytes at the end of an Office file, which hold the list of its parts. */
export const END_BYTES = 256 * 1024;

const textOf = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** Whether the format can only be told from the end of the file too. */
export const isArchive = (start: Uint8Array): boolean => textOf(start.slice(0, 4)) === "PK\u0003\u0004";

/**
 * The format of a file by its content, whatever its name says; undefined if it is none that is stored. `start` is its
 * first {@link START_BYTES}, `end` its last {@link END_BYTES} (needed if {@link isArchive}). Pages and scripts that are
 * named as texts, and Office files with macros, are none.
 */
export function documentFormat(start: Uint8Array, end: Uint8Array): DocumentFormat | undefined {
  const picture = pictureKind(start);
  if (picture) return picture;
  if (textOf(start.slice(0, 5)) === "%PDF-") return "pdf";
  if (isArchive(start)) return officeFormat(partsOf(end));
  return isPlainText(start) ? "txt" : undefined;
}

function officeFormat(parts: readonly string[]): DocumentFormat | undefined {
  if (!parts.includes("[Content_Types].xml")) return undefined;
  if (parts.some((name) => /vbaProject\.bin$/i.test(name))) return undefined;
  if (parts.some((name) => /^word\/document\d*\.xml$/.test(name))) return "docx";
  return parts.some((name) => /^xl\/workbook\d*\.xml$/.test(name)) ? "xlsx" : undefined;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/** The names in a ZIP file's directory, which its last bytes hold; none if they do not hold all of it. */
function partsOf(end: Uint8Array): string[] {
  const view = new DataView(end.buffer, end.byteOffset, end.byteLength);
  let at = end.byteLength - 22;
  while (at >= 0 && view.getUint32(at, true) !== END_OF_DIRECTORY) at -= 1;
  if (at < 0) return [];
  const names: string[] = [];
  let entry = at - view.getUint32(at + 12, true);
  while (entry >= 0 && entry + 46 <= at && view.getUint32(entry, true) === DIRECTORY_ENTRY) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(entry + offset, true)) as [
      number,
      number,
      number,
    ];
    names.push(textOf(end.slice(entry + 46, entry + 46 + name)));
    entry += 46 + name + extra + comment;
  }
  return names;
}

/** What browsers or shells would run or show as a page. */
const ACTIVE =
  /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|meta|\?xml|\?php)\b|^\s*(?:#!|\{\\rtf)/i;

/** Whether bytes are a text without control characters, in UTF-8, Windows-1252 or marked UTF-16. */
function isPlainText(start: Uint8Array): boolean {
  if (start.length === 0) return false;
  const mark = (start[0] ?? 0) * 256 + (start[1] ?? 0);
  const encoding = mark === 0xfffe ? "utf-16le" : mark === 0xfeff ? "utf-16be" : "latin1";
  const text = new TextDecoder(encoding).decode(start).replace(/^\u00ef\u00bb\u00bf/, "");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a text does not hold
  return !/[\u0000-\u0008\u000b\u000e-\u001f]/.test(text) && !ACTIVE.test(text);
}
