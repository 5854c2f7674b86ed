import { SHORTEST_PART } from "./search-rows.ts";
import { PARTICLES, wordsIn } from "./tokens.ts";

/** One read of a search: the shelf of pairs or of single words, how its rows begin, what else they must hold. */
export type Lookup = { by: "pair" | "word"; prefix: string; others: string[] };

const isNumber = (word: string) => /\d/.test(word);
const isDistinctive = (word: string) => !PARTICLES.has(word) && !isNumber(word) && !word.includes("@");
const longestFirst = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length);

/**
 * The words of a search in the order they were typed, each once. A number may be typed with spaces, dots, a plus or two
 * zeros before it; an address stays whole.
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

/** By the longest word alone, the others filtered: finds whatever begins as typed, and may read many rows for it. */
export function wordLookup(words: readonly string[]): Lookup {
  const distinctive = words.filter((word) => isNumber(word) && word.length >= SHORTEST_PART);
  const [prefix = "", ...rest] = [...longestFirst(distinctive), ...longestFirst(words)];
  return { by: "word", prefix, others: [...new Set(rest)].filter((word) => word !== prefix) };
}

/**
 * By two words of a name, the one complete and the other begun, so that two frequent words cost no more than one.
 * Undefined where there are no two: a number or an address tells more than a name. What was typed last may be unfinished;
 * of the words before it the longest counts as complete, unless it is but an initial.
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
