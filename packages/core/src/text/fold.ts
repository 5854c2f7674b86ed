/** Text as search compares it: no accents, tones or capitals. */
export const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/**
 * A name as it has to be unique: neither accents, capitals, spacing nor what cannot be seen make it another, nor letters
 * of another width.
 */
export const nameKey = (name: string) =>
  fold(name.replace(/\p{Default_Ignorable_Code_Point}/gu, "").normalize("NFKC")).replace(/\s+/g, " ");

/** Folded, with nothing but letters and digits: `E-36`, `e 36` and `E36` become one. */
export const compact = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "");

/** Words that carry no meaning in a search. */
const FILLERS = new Set(["de", "da", "do", "das", "dos", "e", "em", "na", "no", "of", "the", "and", "in"]);

/** The words of a query that count; all of them when it holds nothing but fillers. */
export function wordsOf(text: string): string[] {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

const partsOf = (folded: string) => folded.split(/[^\p{L}\p{N}]+/u);

/** A folded phrase with its words apart, for what is searched again and again. */
export type Phrase = { text: string; words: readonly string[] };
export const phraseOf = (text: string): Phrase => {
  const folded = fold(text);
  return { text: folded, words: partsOf(folded) };
};

/** How well a phrase answers a query, from 0 (not) to 4 (the same); prefixes of words count. */
export function phraseMatch(
  phrase: string | Phrase,
  query: string,
  words: readonly string[],
): 0 | 1 | 2 | 3 | 4 {
  const folded = typeof phrase === "string" ? phrase : phrase.text;
  if (folded === query) return 4;
  if (folded.startsWith(query)) return 3;
  if (folded.includes(` ${query}`)) return 2;
  if (words.length === 0) return 0;
  const own = typeof phrase === "string" ? partsOf(folded) : phrase.words;
  return words.every((word) => own.some((mine) => mine.startsWith(word))) ? 1 : 0;
}
