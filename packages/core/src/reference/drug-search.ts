import { type Drug, drugs } from "./drugs.ts";
import { fold, phraseMatch, wordsOf } from "./fold.ts";

let index: readonly { row: Drug; names: readonly string[] }[] | undefined;

/** Medicines by the beginning of a word of their English or Portuguese name; best first. */
export function searchDrugs(query: string, limit = 20): Drug[] {
  const text = fold(query);
  if (!text) return [];
  const words = wordsOf(query);
  index ??= drugs.map((row) => ({ row, names: [fold(row.en), fold(row.pt)] }));
  return index
    .map(({ row, names }) => ({
      row,
      score: Math.max(...names.map((name) => phraseMatch(name, text, words))),
    }))
    .filter((hit) => hit.score > 0)
    .sort((a, b) => b.score - a.score || a.row.en.length - b.row.en.length)
    .slice(0, limit)
    .map((hit) => hit.row);
}
