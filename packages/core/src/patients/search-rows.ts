import type { PatientItem, TokenItem } from "./records.ts";
import { haystackOf, nameWords, rowsOf } from "./tokens.ts";

/** Of a longer name the first two and the last three words are paired: at most 20 pairs. */
const PAIRED_FIRST = 2;
const PAIRED_LAST = 3;
/** The shortest part of a phone number that can be searched. */
export const SHORTEST_PART = 3;

/** All pairs of words of a name in both orders, as tokens for a search with two words: `maria|silva`. */
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

/**
 * The ends of a phone number without its plus, longest first. Every part of the number is the beginning of one of them.
 */
export function phoneEnds(phone: string): string[] {
  const digits = phone.replace(/^\+/, "");
  return Array.from({ length: Math.max(0, digits.length - SHORTEST_PART) }, (_, at) => digits.slice(at + 1));
}

/**
 * Further search rows of a patient: pairs of words and ends of phone numbers. The stream's consumer writes them,
 * because they do not fit into the patient's own transaction.
 */
export function searchRowsOf(patient: PatientItem): TokenItem[] {
  const [row] = rowsOf(patient);
  if (!row || row.list === "imported") return [];
  const own = new Set(row.tokens);
  const ends = [...new Set((row.phones ?? []).flatMap(phoneEnds))].filter((end) => !own.has(end));
  const list = row.list === "archived" ? "archived_pairs" : "pairs";
  return [
    ...ends.map((token) => ({ ...row, token })),
    ...pairsOf(patient.name).map(
      (token) => ({ ...row, list, token, haystack: haystackOf(patient) }) as const,
    ),
  ];
}

/** All tokens of the patient in the same list as this row. */
function tokensInSameList({ list, tokens, phones = [], name }: TokenItem): string[] {
  if (list === "pairs" || list === "archived_pairs") return pairsOf(name);
  return [...tokens, ...phones.flatMap(phoneEnds)];
}

/**
 * Whether this is the first of the patient's rows with the prefix. Only that one is shown, so that nobody is listed
 * twice on any page.
 */
export const isFirstFound = (row: TokenItem, prefix: string) =>
  tokensInSameList(row).every((other) => !other.startsWith(prefix) || other >= row.token);
