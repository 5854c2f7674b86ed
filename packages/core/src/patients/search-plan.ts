import { SHORTEST_PART } from "./search-rows.ts";
import { PARTICLES, wordsIn } from "./tokens.ts";

/**
 * One read of a search: the list of word pairs or of single words, the prefix of its tokens, and words that the rows
 * must contain as well.
 */
export type Lookup = { by: "pair" | "word"; prefix: string; others: string[] };

const isNumber = (word: string) => /\d/.test(word);
const isDistinctive = (word: string) => !PARTICLES.has(word) && !isNumber(word) && !word.includes("@");
const longestFirst = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length);

/**
 * The words of a search in the order they were typed, without repetitions. A number may be typed with spaces, dots, a
 * plus or two leading zeros; an e-mail address stays whole.
 */
export function wordsOfQuery(query: string): string[] {
  const typed = query.trim();
  if (/^[+\d][\d\s().\-/]*$/.test(typed)) {
    const digits = typed.replaceAll(/\D/g, "").replace(/^00/, "");
    return digits ? [digits] : [];
  }
  const parts = typed.replaceAll(/(?<=\d)[\s.-]+(?=\d)/g, "").split(/\s+/);
  return [...new Set(parts.flatMap((part) => (/.@/.test(part) ? [part.toLowerCase()] : wordsIn(part))))];
}

/**
 * Looks up the longest word and filters by the others. It finds every word by its beginning, but may read many rows.
 */
export function wordLookup(words: readonly string[]): Lookup {
  const distinctive = words.filter((word) => isNumber(word) && word.length >= SHORTEST_PART);
  const [prefix = "", ...rest] = [...longestFirst(distinctive), ...longestFirst(words)];
  return { by: "word", prefix, others: [...new Set(rest)].filter((word) => word !== prefix) };
}

/**
 * Looks up a pair of words of a name, one complete and one that may be unfinished, so that two frequent words cost no
 * more than one. Undefined without two such words; a number or an e-mail address identifies more than a name. The last
 * word may be unfinished. Of the words before it the longest counts as complete, unless it is only an initial.
 */
export function pairLookup(words: readonly string[]): Lookup | undefined {
  if (words.some((word) => isNumber(word) || word.includes("@"))) return undefined;
  const distinctive = words.filter(isDistinctive);
  if (distinctive.length < 2) return undefined;
  const before = longestFirst(distinctive.slice(0, -1));
  const last = distinctive.at(-1) ?? "";
  const complete = (before[0]?.length ?? 0) < 3 && last.length > 2 ? last : (before[0] ?? "");
  const [unfinished = ""] = longestFirst(distinctive.filter((word) => word !== complete));
  return {
    by: "pair",
    prefix: `${complete}|${unfinished}`,
    others: words.filter((word) => word !== complete && word !== unfinished),
  };
}
