import type { DuplicateKey } from "../contracts/patients/patients.ts";
import { hashed } from "../platform/ids.ts";
import type { PatientItem } from "./records.ts";

type Comparable = Pick<PatientItem, "sort_name"> &
  Partial<
    Pick<
      PatientItem,
      "birthday" | "phone_e164" | "mobile_e164" | "email" | "vat_number" | "health_system_number"
    >
  >;
/** A kind of value and the hash of one such value. */
export type HashedKey = { kind: DuplicateKey; hash: string };

/**
 * The largest number of patients recorded under one shared value. A family shares a phone, but a phone of a hundred
 * patients belongs to a care home or to the clinic and identifies nobody. The limit keeps the item below 4 kB.
 */
export const MAX_PATIENTS_PER_VALUE = 100;

/**
 * Numbers that are entered when the form requires one: the Portuguese number for an anonymous customer ("consumidor
 * final"), and simple sequences.
 */
const PLACEHOLDER_NUMBERS = new Set(["999999990", "123456789", "987654321"]);
const isPlaceholderNumber = (value: string) =>
  PLACEHOLDER_NUMBERS.has(value) || /^(.)\1*$/.test(value.replace(/^PT/, ""));
/** A placeholder phone number: its last seven digits are equal (`+351910000000`). */
const isPlaceholderPhone = (value: string) => /(\d)\1{6}$/.test(value);
/** The part before the @ of an address that was entered only because the field was required. */
const PLACEHOLDER_ADDRESSES =
  /^(no-?reply|no-?e?mail|sem-?e?mail|nao-?tem|nao-?tem-?e?mail|none|nada|na|x+|email|mail)@/;

const isPlaceholderAddress = (value: string) => PLACEHOLDER_ADDRESSES.test(value.replaceAll(/[._]/g, "-"));

const unlessPlaceholder = (value: string | undefined, isPlaceholder: (value: string) => boolean) =>
  value && !isPlaceholder(value) ? value : undefined;

/**
 * The values by which two records of one person can be recognised: name with birthday, phones, e-mail, tax number,
 * health number. Placeholders (999999990, sem.email@…) identify nobody and are left out.
 */
export function duplicateKeysOf(patient: Comparable): HashedKey[] {
  const shared: [DuplicateKey, string | undefined][] = [
    ["name", patient.sort_name && `${patient.sort_name}|${patient.birthday ?? ""}`],
    ["phone", unlessPlaceholder(patient.phone_e164, isPlaceholderPhone)],
    ["phone", unlessPlaceholder(patient.mobile_e164, isPlaceholderPhone)],
    ["email", unlessPlaceholder(patient.email, isPlaceholderAddress)],
    ["vat_number", unlessPlaceholder(patient.vat_number?.replace(/^PT/, ""), isPlaceholderNumber)],
    ["health_system_number", unlessPlaceholder(patient.health_system_number, isPlaceholderNumber)],
  ];
  const found = new Map<string, HashedKey>();
  for (const [kind, value] of shared) {
    if (!value) continue;
    const hash = hashed(value);
    found.set(`${kind}#${hash}`, { kind, hash });
  }
  return [...found.values()];
}
