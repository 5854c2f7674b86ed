/** How titles and queries of a classification are cut into words. Server and browser cut alike. */

/** Without accents and capitals. */
export const foldedText = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Words that say nothing in a title; a query may leave them out or not. Single letters are none of them: `hepatitis a`.
 */
const FILLERS = new Set(
  "an and as at by de da do das dos em for from in na nas no nos of on or os ou para por the to with com sem without".split(
    " ",
  ),
);

/** The telling words of a title or a query, folded, in their order; all of them where it holds nothing but fillers. */
export function icdWords(text: string): string[] {
  const words = foldedText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/**
 * What a query asks for while it is typed: its words and, where the last may be the beginning of one that says nothing
 * (`artrose d|o joelho`), those before it, for where nothing answers the whole.
 */
export function askedFor(query: string): string[][] {
  const words = icdWords(query);
  const last = words.at(-1) ?? "";
  const isUnfinished = words.length > 1 && [...FILLERS].some((filler) => filler.startsWith(last));
  return isUnfinished ? [words, words.slice(0, -1)] : [words];
}

/** Which visit for the same injury it was. */
const ENCOUNTER = /, (?:(?:initial|subsequent) encounter\b.*|sequela)$/i;

/**
 * How many words a title has: the fewer, the more general what it names. That it is the first visit for an injury does not
 * make it less so than that it is a late effect.
 */
export const titleLength = (title: string) => icdWords(title.replace(ENCOUNTER, "")).length;

/** A code without its dot, in small letters: `j45.0`, `J450` and `J45.0` become one. */
export const compactCode = (code: string) => code.replaceAll(/[^\p{L}\p{N}]/gu, "").toLowerCase();

/** What a code looks like when it is typed: a letter, a digit, and at most five more. */
export const looksLikeCode = (text: string) => /^[a-z]\d[\da-z]{0,5}$/.test(compactCode(text));

/** A code as it is printed: a dot after the category. */
export function printedCode(code: string): string {
  const bare = code.replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase();
  return bare.length > 3 ? `${bare.slice(0, 3)}.${bare.slice(3)}` : bare;
}
