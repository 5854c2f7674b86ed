import { compact, fold } from "../reference/fold.ts";
import { nationalPhone, sortName } from "./normalise.ts";
import type { PatientItem, TokenItem } from "./records.ts";

/**
 * The largest number of tokens of a patient. Old and new tokens of two patients, their duplicate keys and the other
 * writes of a merge must fit into one transaction of 100 writes.
 */
export const MAX_TOKENS = 22;
const MAX_NAME_WORDS = 10;

/** Words in many Portuguese names. Searches filter by them but do not look them up. */
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

/** The words of a name that searches look up, without accents. Particles only if the name has no other words. */
export function nameWords(name: string): string[] {
  const all = wordsIn(sortName(name));
  const telling = all.filter((word) => !PARTICLES.has(word));
  return [...new Set(telling.length > 0 ? telling : all)].slice(0, MAX_NAME_WORDS);
}

/**
 * The tokens of a patient: each word of the name, each number, the e-mail address and the words before its @. In lower
 * case, as in the table's keys, so that no two of them are one row.
 */
export function tokensOf(patient: Findable): string[] {
  const email = patient.email.toLowerCase();
  const found = [
    ...nameWords(patient.name),
    ...numbersOf(patient),
    email,
    ...wordsIn(email.split("@")[0] ?? ""),
  ];
  return [...new Set(found.filter(Boolean).map((token) => token.toLowerCase()))].slice(0, MAX_TOKENS);
}

/** The text that further words of a query are compared with; ` silva` is in it if a word begins with "silva". */
export function haystackOf(patient: Findable): string {
  const all = [...tokensOf(patient), ...wordsIn(patient.name), ...wordsIn(patient.id_number)];
  return [...new Set(all)].map((word) => ` ${word}`).join("");
}

/** The search rows in the patient's own transaction. None for a merged patient. */
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
  const rows: TokenItem[] = tokens.map((token) => ({ ...summary, list: state, token }));
  if (patient.imported && state === "active")
    rows.push({ ...summary, list: "imported", token: patient.sort_name });
  return rows;
}
