import { fold, phraseMatch, wordsOf } from "@meridian/core/contracts/fold";

/** What answers to the words typed, best first; those that answer alike stay in their order. */
export function matching<T>(
  items: readonly T[],
  typed: string,
  namesOf: (item: T) => readonly string[],
): T[] {
  const query = fold(typed);
  const words = wordsOf(typed);
  return items
    .map((item) => ({
      item,
      rank: Math.max(0, ...namesOf(item).map((name) => phraseMatch(name, query, words))),
    }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ item }) => item);
}
