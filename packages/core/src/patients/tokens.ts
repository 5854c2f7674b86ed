import { compact, fold } from "../reference/fold.ts";
import { nationalPhone, sortName } from "./normalise.ts";
import type { PatientItem } from "./records.ts";

/**
 * Items a patient may have to be found by. Old and new ones of two patients, their likenesses and the rest of a merge
 * must fit into one transaction of 100 writes.
 */
export const MAX_TOKENS = 22;
const MAX_NAME_WORDS = 10;

/** Part of many Portuguese names: words to filter by, not to look up by. */
const PARTICLES = new Set(["de", "da", "do", "dos", "das", "e", "y", "van", "von"]);

type Findable = Pick<
  PatientItem,
  | "name"
  | "phone_e164"
  | "mobile_e164"
  | "email"
  | "health_system_number"
  | "id_number"
  | "social_security_number"
  | "vat_number"
>;

const words = (value: string) =>
  fold(value)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function numbersOf(patient: Findable): string[] {
  const phones = [patient.phone_e164, patient.mobile_e164].flatMap((phone) =>
    phone ? [phone.slice(1), nationalPhone(phone)] : [],
  );
  const vat = patient.vat_number.toLowerCase();
  const others = [patient.health_system_number, vat, vat.replace(/^pt/, ""), patient.social_security_number];
  return [...phones, ...[...others, patient.id_number].map(compact)];
}

/** Under what a patient is kept: each word of the name, each number, the e-mail and the words before its @. */
export function tokensOf(patient: Findable): string[] {
  const name = words(sortName(patient.name));
  const telling = name.filter((word) => !PARTICLES.has(word));
  const email = patient.email.toLowerCase();
  const found = [
    ...(telling.length > 0 ? telling : name).slice(0, MAX_NAME_WORDS),
    ...numbersOf(patient),
    email,
    ...words(email.split("@")[0] ?? ""),
  ];
  return [...new Set(found.filter(Boolean))].slice(0, MAX_TOKENS);
}

/** All a further word of a query is compared with; ` silva` is in it when a word of it begins so. */
export function haystackOf(patient: Findable): string {
  const all = [...tokensOf(patient), ...words(patient.name), ...words(patient.id_number)];
  return [...new Set(all)].map((word) => ` ${word}`).join("");
}

/**
 * What to look for: the longest word to look up by, the others to filter with. A number may be typed with spaces,
 * dots, a plus or two zeros before it.
 */
export function wordsOfQuery(query: string): string[] {
  const typed = query.trim();
  if (/^[+\d][\d\s().\-/]*$/.test(typed)) {
    const digits = typed.replaceAll(/\D/g, "").replace(/^00/, "");
    return digits ? [digits] : [];
  }
  const found = typed.split(/\s+/).flatMap((part) => (/.@/.test(part) ? [part.toLowerCase()] : words(part)));
  return [...new Set(found)].sort((a, b) => b.length - a.length);
}

/** Of a patient's tokens that begin as asked, the one that counts: so that nobody is listed twice, on any page. */
export const isFirstFound = (row: { token: string; tokens: readonly string[] }, prefix: string) =>
  row.tokens.every((other) => !other.startsWith(prefix) || other >= row.token);
