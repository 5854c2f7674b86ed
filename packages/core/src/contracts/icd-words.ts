/** How titles and queries of a classification are cut into words. Server and browser cut alike. */

/** Without accents and capitals. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Words that say nothing in a title; a query may leave them out or not. */
const FILLERS = new Set(
  "a an and as at by de da do das dos due e em for from in na nas no nos o of on or os ou para por the to with com sem without".split(
    " ",
  ),
);

/** In very many titles of an official release: a query may filter by them, but nothing is looked up by them. */
const EVERYWHERE = new Set(
  "closed delayed encounter healing iiia iiib iiic initial left open other right routine sequela site specified subsequent type unspecified".split(
    " ",
  ),
);

/** The telling words of a text, folded, each once. */
export function icdWords(text: string): string[] {
  const words = plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !FILLERS.has(word));
  return [...new Set(words)];
}

/** Whether titles are kept under the word. */
export const isLookedUp = (word: string) => !EVERYWHERE.has(word);

/** A code without its dot, in small letters: `j45.0`, `J450` and `J45.0` become one. */
export const compactCode = (code: string) => code.replaceAll(/[^\p{L}\p{N}]/gu, "").toLowerCase();

/** What a code looks like when it is typed: a letter, a digit, and at most five more. */
export const looksLikeCode = (text: string) => /^[a-z]\d[\da-z]{0,5}$/.test(compactCode(text));

/** A code as it is printed: a dot after the category. */
export function printedCode(code: string): string {
  const bare = code.replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase();
  return bare.length > 3 ? `${bare.slice(0, 3)}.${bare.slice(3)}` : bare;
}
