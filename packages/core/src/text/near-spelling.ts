/** Number of letters of a word that are compared for typing errors; the rest is ignored. */
const COMPARED = 7;

/** Allowed typing errors for a word of so many letters: none below four, one below seven, then two. */
export function typingErrorsAllowed(letters: number): number {
  if (letters < 4) return 0;
  return letters < COMPARED ? 1 : 2;
}

/**
 * Number of typing errors between a typed text and a word: missing, additional, wrong or swapped letters. `beginning`
 * compares only the beginning of the word, because it may still be being typed. Both texts folded.
 */
export function typingErrors(typed: string, word: string): { whole: number; beginning: number } {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current.push(
        Math.min(
          Number(last[column]) + 1,
          Number(current[column - 1]) + 1,
          Number(last[column - 1]) + (same ? 0 : 1),
          row > 1 && column > 1 && swapped ? Number(beforeLast[column - 2]) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return { whole: Number(last.at(-1)), beginning: Math.min(...last) };
}

/**
 * Distance between a word and the typed text, smaller is nearer; undefined above the number of errors allowed for its
 * length. An unfinished word is a little farther than a complete one.
 */
export function nearness(typed: string, word: string): number | undefined {
  const allowed = typingErrorsAllowed(typed.length);
  if (allowed === 0 || word.length < typed.length - allowed) return undefined;
  const { whole, beginning } = typingErrors(typed, word);
  return beginning <= allowed ? beginning + Math.min(whole, 50) / 100 : undefined;
}

/**
 * Keys under which a word can be found despite typing errors: its first letters, and these with one or two of them left
 * out. Two words that differ by so many errors share a key. At most 29.
 */
export function spellingKeys(word: string): string[] {
  const found = new Set([word.slice(0, COMPARED)]);
  let latest = [...found];
  for (let errors = typingErrorsAllowed(word.length); errors > 0; errors -= 1) {
    latest = latest.flatMap((key) => Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1)));
    for (const key of latest) found.add(key);
  }
  return [...found];
}

/**
 * Rows that only resemble the query. A caller shows them as "did you mean" and chooses none by itself. `map`, `filter`,
 * `slice` and `flatMap` keep the class; a spread does not.
 */
export class Guesses<T> extends Array<T> {}

/** Whether a search found nothing and answers similar rows instead. */
export const isGuessed = (found: readonly unknown[]): boolean => found instanceof Guesses;

/**
 * Similar rows when nothing matches the typed text: every typed word is similar to some word of the row, with at least
 * one typing error. If there is no such row, the typed words are compared as one word, because no typing error is
 * allowed in a syllable of pinyin (`xiao yo san`). Nearest first; equally near rows keep their order. Codes and numbers
 * (`ST36`) are never guessed: one wrong digit is another point.
 */
export function nearestRows<T>(
  rows: readonly T[],
  typed: readonly string[],
  wordsOf: (row: T) => readonly string[],
): Guesses<T> {
  if (typed.length === 0 || typed.some((word) => /\d/.test(word))) return new Guesses<T>();
  const near = rowsNear(rows, typed, wordsOf);
  return near.length > 0 || typed.length === 1 ? near : rowsNear(rows, [typed.join("")], wordsOf);
}

function rowsNear<T>(
  rows: readonly T[],
  typed: readonly string[],
  wordsOf: (row: T) => readonly string[],
): Guesses<T> {
  const far = (words: readonly string[]) =>
    typed.reduce((sum, word) => sum + Math.min(...words.map((own) => distance(word, own))), 0);
  const near = rows
    .map((row) => ({ row, far: far(wordsOf(row)) }))
    .filter((one) => Number.isFinite(one.far))
    .sort((a, b) => a.far - b.far)
    .map(({ row }) => row);
  const guesses = new Guesses<T>();
  guesses.push(...near);
  return guesses;
}

const distance = (typed: string, word: string) =>
  word.startsWith(typed) ? 0 : (nearness(typed, word) ?? Number.POSITIVE_INFINITY);
