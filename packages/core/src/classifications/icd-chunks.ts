import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { IcdRow } from "../contracts/icd.ts";
import { compactCode, icdWords, isLookedUp } from "../contracts/icd-words.ts";
import { fold } from "../reference/fold.ts";

/**
 * Rows as one packed value: lines of a code and its titles, tabs between. Titles of a category repeat each other: packed
 * they are a tenth, and an item is read many times faster than a list of maps.
 */
export function toLines(rows: readonly IcdRow[]): Uint8Array {
  const lines = rows.map(({ code, en, pt }) =>
    [code, en, pt].map((part) => part.replaceAll(/\s+/g, " ")).join("\t"),
  );
  return deflateRawSync(lines.join("\n"));
}

/** The rows that {@link toLines} packed; with words, those that hold every one of them somewhere. */
export function fromLines(packed: Uint8Array, words: readonly string[] = []): IcdRow[] {
  const text = inflateRawSync(packed).toString();
  const lines = text.split("\n");
  if (words.length === 0) return lines.map(rowOf);
  // Folded as one text: many times quicker than title by title.
  const folded = fold(text).split("\n");
  return lines.filter((_line, at) => words.every((word) => folded[at]?.includes(word))).map(rowOf);
}

function rowOf(line: string): IcdRow {
  const [code = "", en = "", pt = ""] = line.split("\t");
  return { code, en, pt };
}

/** Letters of a word's partition. */
export const lettersOf = (word: string) => word.slice(0, 2);

/** Under what a chunk's codes are kept: one entry a word, with the rows whose titles hold it. */
export function wordsOfChunk(rows: readonly IcdRow[]): Map<string, IcdRow[]> {
  const found = new Map<string, IcdRow[]>();
  for (const row of rows)
    for (const word of icdWords(`${row.en} ${row.pt}`)) {
      if (!isLookedUp(word)) continue;
      found.set(word, [...(found.get(word) ?? []), row]);
    }
  return found;
}

/** The key of a chunk. */
export const lastOf = (rows: readonly IcdRow[]) => compactCode(rows.at(-1)?.code ?? "");
