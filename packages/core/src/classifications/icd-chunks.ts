import type { IcdRow } from "../contracts/icd.ts";
import { compactCode, icdWords, isLookedUp } from "../contracts/icd-words.ts";

/** Lines of a chunk: a code and its titles, kept apart by tabs. One string is read many times faster than a list of maps. */
export const toLines = (rows: readonly IcdRow[]) =>
  rows
    .map(({ code, en, pt }) => [code, en, pt].map((part) => part.replaceAll(/\s+/g, " ")).join("\t"))
    .join("\n");

/** The rows that {@link toLines} wrote. */
export const fromLines = (lines: string): IcdRow[] =>
  lines.split("\n").map((line) => {
    const [code = "", en = "", pt = ""] = line.split("\t");
    return { code, en, pt };
  });

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
