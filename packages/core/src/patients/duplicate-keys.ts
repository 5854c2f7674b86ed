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
export type Likeness = { kind: DuplicateKey; hash: string };

/**
 * The most patients recorded under one shared value. A family shares a phone, but a phone of a hundred patients belongs to
 * a care home or the clinic and identifies nobody. Keeps the item below 4 kB.
 */
export const MAX_PATIENTS_PER_VALUE = 100;

/** The tax number of "consumidor final" in Portugal, and what is typed where a number must be given. */
const PLACEHOLDER_NUMBERS = new Set(["999999990", "123456789", "987654321"]);
const isPlaceholderNumber = (value: string) =>
  PLACEHOLDER_NUMBERS.has(value) || /^(.)\1*$/.test(value.replace(/^PT/, ""));
/** A number nobody has: the last seven digits are the same digit (`+351910000000`). */
const isPlaceholderPhone = (value: string) => /(\d)\1{6}$/.test(value);
/** The part before the @ of an address that was typed only because the field was required. */
const PLACEHOLDER_ADDRESSES =
  /^(no-?reply|no-?e?mail|sem-?e?mail|nao-?tem|nao-?tem-?e?mail|none|nada|na|x+|email|mail)@/;

const isPlaceholderAddress = (value: string) => PLACEHOLDER_ADDRESSES.test(value.replaceAll(/[._]/g, "-"));

const unlessPlaceholder = (value: string | undefined, isPlaceholder: (value: string) => boolean) =>
  value && !isPlaceholder(value) ? value : undefined;

/**
 * What two records of one person would share: name with birthday, a phone, the e-mail, the tax or health number.
 * Placeholders (999999990, sem.email@…) are ignored because they identify nobody.
 */
export function likenessOf(patient: Comparable): Likeness[] {
  const shared: [DuplicateKey, string | undefined][] = [
    ["name", patient.sort_name && `${patient.sort_name}|${patient.birthday ?? ""}`],
    ["phone", unlessPlaceholder(patient.phone_e164, isPlaceholderPhone)],
    ["phone", unlessPlaceholder(patient.mobile_e164, isPlaceholderPhone)],
    ["email", unlessPlaceholder(patient.email, isPlaceholderAddress)],
    ["vat_number", unlessPlaceholder(patient.vat_number?.replace(/^PT/, ""), isPlaceholderNumber)],
    ["health_system_number", unlessPlaceholder(patient.health_system_number, isPlaceholderNumber)],
  ];
  const found = new Map<string, Likeness>();
  for (const [kind, value] of shared) {
    if (!value) continue;
    const hash = hashed(value);
    found.set(`${kind}#${hash}`, { kind, hash });
  }
  return [...found.values()];
}
