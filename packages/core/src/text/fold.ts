/** Text as search compares it: no accents, tones or capitals. */
export const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/**
 * The form of a name for comparing: names that differ only in accents, capitals, spacing, invisible characters or the
 * width of letters are the same.
 */
export const nameKey = (name: string) =>
  fold(name.replace(/\p{Default_Ignorable_Code_Point}/gu, "").normalize("NFKC")).replace(/\s+/g, " ");

/** Folded, with letters and digits only: `E-36`, `e 36` and `E36` become the same. */
export const compact = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "");

/** Words that carry no meaning in a search. */
const FILLERS = new Set(["de", "da", "do", "das", "dos", "e", "em", "na", "no", "of", "the", "and", "in"]);

/** The significant words of a query; all words if it has only filler words. */
export function wordsOf(text: string): string[] {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

const partsOf = (folded: string) => folded.split(/[^\p{L}\p{N}]+/u);

/** A folded phrase with its words, for repeated searches. */
export type Phrase = { text: string; words: readonly string[] };
export const phraseOf = (text: string): Phrase => {
  const folded = fold(text);
  return { text: folded, words: partsOf(folded) };
};

/** How well a phrase matches a query, from 0 (not) to 4 (equal); beginnings of words match. */
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
