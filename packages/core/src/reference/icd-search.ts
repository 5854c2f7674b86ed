import { compact, fold, phraseMatch, wordsOf } from "./fold.ts";
import { type IcdCode, icdCommon } from "./icd-common.ts";

type Entry = { row: IcdCode; code: string; phrases: readonly string[]; words: string };
let index: readonly Entry[] | undefined;

/**
 * Common ICD-10 codes by code (`M54`, `m54.5`, `m545`) or by words in English or Portuguese; best first, then most
 * frequent first. An official release is loaded by an administrator and searched elsewhere.
 */
export function searchIcd(query: string, limit = 20): IcdCode[] {
  const code = compact(query);
  if (!code) return [];
  index ??= icdCommon.map((row) => ({
    row,
    code: compact(row.code),
    phrases: [fold(row.en), fold(row.pt)],
    words: fold(`${row.en} ${row.pt} ${row.words}`),
  }));
  const text = fold(query);
  const words = wordsOf(query);
  const score = (entry: Entry) => {
    if (entry.code === code) return 100;
    if (/^[a-z]\d/.test(code) && entry.code.startsWith(code)) return 90;
    const phrase = Math.max(...entry.phrases.map((held) => phraseMatch(held, text, words)));
    if (phrase > 0) return 50 + phrase;
    return phraseMatch(entry.words, text, words);
  };
  return index
    .map((entry) => ({ row: entry.row, score: score(entry) }))
    .filter((hit) => hit.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map((hit) => hit.row);
}

/** A common code by its code. */
export const icdCode = (code: string) => icdCommon.find((row) => row.code === code.trim().toUpperCase());
