import { compact, fold } from "../reference/fold.ts";
import { nationalPhone, sortName } from "./normalise.ts";
import type { PatientItem, TokenItem } from "./records.ts";

/**
 * Items a patient may have to be found by. Old and new ones of two patients, their likenesses and the rest of a merge
 * must fit into one transaction of 100 writes.
 */
export const MAX_TOKENS = 22;
const MAX_NAME_WORDS = 10;

/** Part of many Portuguese names: words to filter by, not to look up by. */
export const PARTICLES = new Set(["de", "da", "do", "dos", "das", "e", "y", "van", "von"]);

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

/** The words of a text, folded. */
export const wordsIn = (value: string) =>
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

/** The words of a name one looks up by, without accents; its particles only where it has no other. */
export function nameWords(name: string): string[] {
  const all = wordsIn(sortName(name));
  const telling = all.filter((word) => !PARTICLES.has(word));
  return [...new Set(telling.length > 0 ? telling : all)].slice(0, MAX_NAME_WORDS);
}

/** Under what a patient is kept: each word of the name, each number, the e-mail and the words before its @. */
export function tokensOf(patient: Findable): string[] {
  const email = patient.email.toLowerCase();
  const found = [
    ...nameWords(patient.name),
    ...numbersOf(patient),
    email,
    ...wordsIn(email.split("@")[0] ?? ""),
  ];
  return [...new Set(found.filter(Boolean))].slice(0, MAX_TOKENS);
}

/** All a further word of a query is compared with; ` silva` is in it when a word of it begins so. */
export function haystackOf(patient: Findable): string {
  const all = [...tokensOf(patient), ...wordsIn(patient.name), ...wordsIn(patient.id_number)];
  return [...new Set(all)].map((word) => ` ${word}`).join("");
}

/** The items a patient is found by: none for one merged away. */
export function rowsOf(patient: PatientItem): TokenItem[] {
  const { state, space_id, patient_id, name, birthday, gender, phone, mobile_number, email } = patient;
  if (state === "merged") return [];
  const tokens = tokensOf(patient);
  const phones = [patient.phone_e164, patient.mobile_e164].filter((number) => number !== undefined);
  const summary = {
    space_id,
    patient_id,
    tokens,
    ...(phones.length > 0 && { phones }),
    haystack: haystackOf(patient),
    name,
    ...(birthday && { birthday }),
    ...(gender && { gender }),
    phone,
    mobile_number,
    email,
    imported: patient.imported,
    created_at: patient.created_at,
  };
  const rows: TokenItem[] = tokens.map((token) => ({ ...summary, shelf: state, token }));
  if (patient.imported && state === "active")
    rows.push({ ...summary, shelf: "imported", token: patient.sort_name });
  return rows;
}
