import { CONSENT_OCCASIONS } from "../clinical/consents/consent-occasions.ts";
import type { LegalTextId, LegalWords } from "../contracts/legal-texts/legal-texts.ts";
import { readItems } from "../db/read-items.ts";
import { absent } from "../platform/errors.ts";
import { shippedWords } from "../reference/legal-texts/shipped-texts.ts";
import { SHIPPED_VERSION } from "../reference/legal-texts/shipped-version.ts";
import { db } from "./entities.ts";
import { acceptedTexts, type Key, knownTexts } from "./published.ts";

/** The texts of patients' consents that clinics begin with. */
export const patientTexts = /* @__PURE__ */ knownTexts(CONSENT_OCCASIONS);

/** The words of versions that this container has read. They never change. */
const read = new Map<string, LegalWords>();
const MAX_READ = 60;

/** Forgets what this container knows: after publishing, and between the tables of tests. */
export function forgetTexts() {
  acceptedTexts.forget();
  patientTexts.forget();
  read.clear();
}

/**
 * What versions of a text say, in the order of their numbers in `numbers`. One request, none for what this container has read and for
 * the shipped version. Throws 404 `legal_text.not_found` where one does not exist.
 */
export async function wordsOf(text: LegalTextId, numbers: readonly number[]): Promise<LegalWords[]> {
  const missing = numbers.filter(
    (number) => number !== SHIPPED_VERSION.number && !read.has(`${text} ${number}`),
  );
  const keys = missing.map(
    (number) => db.entities.version.get({ text, number }).params().Key as unknown as Key,
  );
  if (read.size > MAX_READ) read.clear();
  const found = new Map(read);
  for (const Item of keys.length > 0 ? await readItems(keys) : []) {
    const { number, words } = db.entities.version.parse({ Item }).data as {
      number: number;
      words: LegalWords;
    };
    found.set(`${text} ${number}`, words);
    read.set(`${text} ${number}`, words);
  }
  return numbers.map((number) => {
    const words = number === SHIPPED_VERSION.number ? shippedWords(text) : found.get(`${text} ${number}`);
    if (!words) throw absent("legal_text");
    return words;
  });
}
