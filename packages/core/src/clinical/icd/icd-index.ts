import type { IcdRow } from "../../contracts/classifications/icd.ts";
import { compactCode, icdWords, titleLength } from "./icd-words.ts";

/**
 * An index of the words in a release's titles. For 72,000 codes it has some 600 kB, a fifth of that deflated. The
 * browser that reads the file makes the index, because only it has the whole release; the server stores and searches
 * it.
 */
export type IcdIndex = {
  /** The last code of each chunk in compact form, which is the chunk's key. */
  lasts: readonly string[];
  /** The number of the first row of each chunk, followed by the number of all rows. */
  firsts: Uint32Array;
  /** Number of words in the shorter title of each row. Fewer words mean a more general title. */
  lengths: Uint8Array;
  /** Every word, sorted. */
  words: readonly string[];
  /** For each word, the beginning of its rows in `rows`, followed by the end. */
  spans: Uint32Array;
  /** The rows of each word: differences between successive rows, seven bits per byte. */
  rows: Uint8Array;
};

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Makes the index of a release from its chunks, as bytes. The same chunks always give the same bytes. */
export function packIcdIndex(chunks: readonly (readonly IcdRow[])[]): Uint8Array<ArrayBuffer> {
  const { lengths, found } = read(chunks);
  const words = [...found.keys()].sort();
  const spans: number[] = [];
  const rows: number[] = [];
  for (const word of words) {
    const before = rows.length;
    let last = 0;
    for (const row of found.get(word) ?? []) {
      pushNumber(rows, row - last);
      last = row;
    }
    pushNumber(spans, rows.length - before);
  }
  const lasts = chunks.map((chunk) => compactCode(chunk.at(-1)?.code ?? ""));
  const sizes = chunks.map((chunk) => chunk.length);
  return joined([
    encoder.encode(lasts.join("\n")),
    Uint8Array.from(sizes),
    Uint8Array.from(lengths),
    encoder.encode(words.join("\n")),
    Uint8Array.from(spans),
    Uint8Array.from(rows),
  ]);
}

/** The rows of every word, and the number of words in each row's title. */
function read(chunks: readonly (readonly IcdRow[])[]) {
  const found = new Map<string, number[]>();
  const lengths: number[] = [];
  for (const { en, pt } of chunks.flat()) {
    const row = lengths.length;
    for (const word of new Set(icdWords(`${en} ${pt}`))) {
      const matches = found.get(word);
      if (matches) matches.push(row);
      else found.set(word, [row]);
    }
    const titles = [en, pt].filter((title) => title !== "");
    lengths.push(Math.min(255, ...titles.map(titleLength)));
  }
  return { found, lengths };
}

function pushNumber(to: number[], number: number) {
  let rest = number;
  for (; rest > 127; rest >>>= 7) to.push((rest & 127) | 128);
  to.push(rest);
}

/** Parts one after the other, each preceded by its length in four bytes. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at, part.length);
    bytes.set(part, at + 4);
    at += 4 + part.length;
  }
  return bytes;
}

/** Unpacks the result of {@link packIcdIndex}; undefined for other bytes. */
export function unpackIcdIndex(bytes: Uint8Array): IcdIndex | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = 0; at + 4 <= bytes.length; ) {
    const length = view.getUint32(at);
    parts.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  const [lasts, sizes, lengths, words, spans, rows] = parts;
  if (parts.length !== 6 || !(lasts && sizes && lengths && words && spans && rows)) return undefined;
  const index = {
    lasts: linesOf(lasts),
    firsts: sums(sizes),
    lengths,
    words: linesOf(words),
    spans: sums(numbersOf(spans)),
    rows,
  };
  const isWhole =
    index.firsts.length === index.lasts.length + 1 &&
    index.firsts.at(-1) === lengths.length &&
    index.spans.length === index.words.length + 1 &&
    index.spans.at(-1) === rows.length;
  return isWhole ? index : undefined;
}

const linesOf = (bytes: Uint8Array) => (bytes.length === 0 ? [] : decoder.decode(bytes).split("\n"));

function numbersOf(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (const byte of bytes) {
    number |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    numbers.push(number);
    number = 0;
    shift = 0;
  }
  return numbers;
}

/** Running sums, beginning with 0 and ending with the total. */
function sums(numbers: ArrayLike<number>): Uint32Array {
  const found = new Uint32Array(numbers.length + 1);
  for (let at = 0; at < numbers.length; at += 1) found[at + 1] = (found[at] ?? 0) + (numbers[at] ?? 0);
  return found;
}

/** Calls `tell` with every row that has a word with this beginning; several times for a row with several such words. */
export function eachRow(index: IcdIndex, beginning: string, tell: (row: number) => void): void {
  const { words, spans, rows } = index;
  for (let word = firstFrom(words, beginning); words[word]?.startsWith(beginning); word += 1) {
    let row = 0;
    let number = 0;
    let shift = 0;
    const end = spans[word + 1] ?? 0;
    for (let at = spans[word] ?? end; at < end; at += 1) {
      const byte = rows[at] ?? 0;
      number |= (byte & 127) << shift;
      shift += 7;
      if (byte > 127) continue;
      row += number;
      tell(row);
      number = 0;
      shift = 0;
    }
  }
}

/** Position of the first entry not before `from` in a sorted list. */
export function firstFrom(sorted: readonly string[], from: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? "") < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
