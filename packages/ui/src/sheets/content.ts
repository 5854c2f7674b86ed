import { LIMITS, type Reason, Unreadable } from "./limits.ts";

/** What a file holds, by its content: names and types that browsers give are often wrong. */
export type Content = "workbook" | "text" | "vcard" | "calendar";

const SAMPLE = 4096;
const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** First bytes of files that are something else. */
const REFUSED: readonly [readonly number[], Reason][] = [
  // Excel until 2003, and a workbook with a password.
  [[0xd0, 0xcf, 0x11, 0xe0], "old_excel"],
  [[0x25, 0x50, 0x44, 0x46], "not_a_spreadsheet"],
  [[0x89, 0x50, 0x4e, 0x47], "not_a_spreadsheet"],
  [[0xff, 0xd8, 0xff], "not_a_spreadsheet"],
  [[0x47, 0x49, 0x46, 0x38], "not_a_spreadsheet"],
  [[0x1f, 0x8b], "not_a_spreadsheet"],
  [[0x52, 0x61, 0x72, 0x21], "not_a_spreadsheet"],
  [[0x37, 0x7a, 0xbc, 0xaf], "not_a_spreadsheet"],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], "not_a_spreadsheet"],
];

/** Tells what a file holds. Throws {@link Unreadable} for what is not read. */
export async function contentOf(file: Blob): Promise<Content> {
  if (file.size === 0) throw new Unreadable("empty");
  if (file.size > LIMITS.fileBytes) throw new Unreadable("too_large", LIMITS.fileBytes / 1024 / 1024);
  const bytes = new Uint8Array(await file.slice(0, SAMPLE).arrayBuffer());
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06]))
    return "workbook";
  const refused = REFUSED.find(([signature]) => startsWith(bytes, signature));
  if (refused) throw new Unreadable(refused[1]);
  const encoding = encodingOfSample(bytes);
  const beginning = new TextDecoder(encoding ?? "utf-8").decode(bytes).trimStart().toLowerCase();
  if (/^(<!doctype html|<html|<table|<\?xml|<meta|<head|<style)/.test(beginning))
    throw new Unreadable("web_page");
  if (encoding === undefined && bytes.includes(0)) throw new Unreadable("not_a_spreadsheet");
  if (beginning.startsWith("begin:vcard")) return "vcard";
  if (beginning.startsWith("begin:vcalendar")) return "calendar";
  return "text";
}

/** UTF-16 or UTF-8 by the mark at the beginning, UTF-16 also by the zeros beside Latin letters; undefined if unknown. */
function encodingOfSample(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | undefined {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return "utf-8";
  if (startsWith(bytes, [0xff, 0xfe])) return "utf-16le";
  if (startsWith(bytes, [0xfe, 0xff])) return "utf-16be";
  const pairs = Math.floor(bytes.length / 2);
  if (pairs < 4) return undefined;
  const zeros = [0, 0];
  for (let index = 0; index < pairs * 2; index += 1)
    if (bytes[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > pairs * 0.6 && even < pairs * 0.1) return "utf-16le";
  if (even > pairs * 0.6 && odd < pairs * 0.1) return "utf-16be";
  return undefined;
}

/** The encoding of a text file. A file without a mark that is not valid UTF-8 is Windows-1252, as Excel writes it. */
export async function encodingOf(file: Blob): Promise<string> {
  const known = encodingOfSample(new Uint8Array(await file.slice(0, SAMPLE).arrayBuffer()));
  if (known) return known;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of chunksOf(file)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

const CHUNK = 256 * 1024;

/** The bytes of a file, piece by piece. */
export async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let from = 0; from < file.size; from += CHUNK)
    yield new Uint8Array(await file.slice(from, from + CHUNK).arrayBuffer());
}
