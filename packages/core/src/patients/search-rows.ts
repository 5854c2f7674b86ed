import type { PatientItem, TokenItem } from "./records.ts";
import { haystackOf, nameWords, rowsOf } from "./tokens.ts";

/** Of a longer name the first two words and the last three are paired: 20 pairs at most. */
const PAIRED_FIRST = 2;
const PAIRED_LAST = 3;
/** The shortest part of a phone number that is searched for by itself. */
export const SHORTEST_PART = 3;

/** Every two words of a name, in both orders, as a search for two words begins: `maria|silva`. */
export function pairsOf(name: string): string[] {
  const words = nameWords(name);
  const paired =
    words.length > PAIRED_FIRST + PAIRED_LAST
      ? [...words.slice(0, PAIRED_FIRST), ...words.slice(-PAIRED_LAST)]
      : words;
  return [
    ...new Set(
      paired.flatMap((one, index) =>
        paired.filter((_, other) => other !== index).map((two) => `${one}|${two}`),
      ),
    ),
  ];
}

/** The ends of a phone number without its plus, from the longest: any part of the number is the beginning of one. */
export function phoneEnds(phone: string): string[] {
  const digits = phone.replace(/^\+/, "");
  return Array.from({ length: Math.max(0, digits.length - SHORTEST_PART) }, (_, at) => digits.slice(at + 1));
}

/**
 * What a patient is found by beyond the items of the patient's own transaction: pairs of words and the ends of phone
 * numbers. Written behind the stream, for a transaction has no room for them.
 */
export function searchRowsOf(patient: PatientItem): TokenItem[] {
  const [row] = rowsOf(patient);
  if (!row || row.shelf === "imported") return [];
  const own = new Set(row.tokens);
  const ends = [...new Set((row.phones ?? []).flatMap(phoneEnds))].filter((end) => !own.has(end));
  const shelf = row.shelf === "archived" ? "archived_pairs" : "pairs";
  return [
    ...ends.map((token) => ({ ...row, token })),
    ...pairsOf(patient.name).map(
      (token) => ({ ...row, shelf, token, haystack: haystackOf(patient) }) as const,
    ),
  ];
}

/** Everything on the row's own shelf that its patient is found by. */
function tokensBeside({ shelf, tokens, phones = [], name }: TokenItem): string[] {
  if (shelf === "pairs" || shelf === "archived_pairs") return pairsOf(name);
  return [...tokens, ...phones.flatMap(phoneEnds)];
}

/** Of a patient's rows that begin as asked, the one that counts: so that nobody is listed twice, on any page. */
export const isFirstFound = (row: TokenItem, prefix: string) =>
  tokensBeside(row).every((other) => !other.startsWith(prefix) || other >= row.token);
