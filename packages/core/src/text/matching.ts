import { fold, phraseMatch, phraseOf, wordsOf } from "./fold.ts";
import { nearestRows } from "./near-spelling.ts";

/**
 * Rows that match the typed words, or similar rows if none match, best first; equal matches keep their order. Without
 * words all rows.
 */
export function matching<T>(
  items: readonly T[],
  typed: string,
  namesOf: (item: T) => readonly string[],
): T[] {
  const query = fold(typed);
  if (query === "") return [...items];
  const words = wordsOf(typed);
  const found = items
    .map((item) => ({
      item,
      rank: Math.max(0, ...namesOf(item).map((name) => phraseMatch(phraseOf(name), query, words))),
    }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ item }) => item);
  if (found.length > 0) return found;
  return nearestRows(items, words, (item) => namesOf(item).flatMap((name) => phraseOf(name).words));
}
