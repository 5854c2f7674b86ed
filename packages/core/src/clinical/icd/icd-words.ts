/** How titles and queries of a classification are divided into words. Server and browser use the same rules. */

/** Without accents and capitals. */
export const foldedText = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Words without meaning in a title, which a query may leave out. Single letters are not among them: `hepatitis a`. */
const FILLERS = new Set(
  "an and as at by de da do das dos em for from in na nas no nos of on or os ou para por the to with com sem without".split(
    " ",
  ),
);

/** The significant words of a title or a query, folded, in order; all words if there are only fillers. */
export function icdWords(text: string): string[] {
  const words = foldedText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/**
 * The word lists to search for while a query is typed: all its words and, if the last may be the beginning of a filler
 * (`artrose d|o joelho`), also those before it, in case nothing matches all.
 */
export function askedFor(query: string): string[][] {
  const words = icdWords(query);
  const last = words.at(-1) ?? "";
  const isUnfinished = words.length > 1 && [...FILLERS].some((filler) => filler.startsWith(last));
  return isUnfinished ? [words, words.slice(0, -1)] : [words];
}

/** The suffix that says which visit for the same injury it was. */
const ENCOUNTER = /, (?:(?:initial|subsequent) encounter\b.*|sequela)$/i;

/**
 * Number of words in a title: fewer words mean a more general title. The suffix for the kind of visit is not counted,
 * because it does not make the diagnosis more specific.
 */
export const titleLength = (title: string) => icdWords(title.replace(ENCOUNTER, "")).length;

/** A code without its dot, in lower case: `j45.0`, `J450` and `J45.0` become the same. */
export const compactCode = (code: string) => code.replaceAll(/[^\p{L}\p{N}]/gu, "").toLowerCase();

/** Whether a text looks like a code: a letter, a digit, and at most five more characters. */
export const looksLikeCode = (text: string) => /^[a-z]\d[\da-z]{0,5}$/.test(compactCode(text));

/** A code in its printed form: with a dot after the category. */
export function printedCode(code: string): string {
  const bare = code.replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase();
  return bare.length > 3 ? `${bare.slice(0, 3)}.${bare.slice(3)}` : bare;
}
