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
 * Patients noted under one shared value at most. A family shares a phone; what a hundred share is a home's or the
 * clinic's own, and says of nobody who they are. Keeps the item below 4 kB.
 */
export const MAX_ALIKE = 100;

/** The tax number of "consumidor final" in Portugal, and what is typed where a number must be given. */
const PLACEHOLDER_NUMBERS = new Set(["999999990", "123456789", "987654321"]);
const isPlaceholderNumber = (value: string) =>
  PLACEHOLDER_NUMBERS.has(value) || /^(.)\1*$/.test(value.replace(/^PT/, ""));
/** Nobody's number: the last seven digits are one digit (`+351910000000`). */
const isPlaceholderPhone = (value: string) => /(\d)\1{6}$/.test(value);
/** What stands before the @ of an address typed only because one was asked for. */
const PLACEHOLDER_ADDRESSES =
  /^(no-?reply|no-?e?mail|sem-?e?mail|nao-?tem|nao-?tem-?e?mail|none|nada|na|x+|email|mail)@/;

const isPlaceholderAddress = (value: string) => PLACEHOLDER_ADDRESSES.test(value.replaceAll(/[._]/g, "-"));

const telling = (value: string | undefined, isPlaceholder: (value: string) => boolean) =>
  value && !isPlaceholder(value) ? value : undefined;

/**
 * What two records of one person would share: name with birthday, a phone, the e-mail, the tax or health number.
 * Placeholders (999999990, sem.email@…) are passed over: they say of nobody who they are.
 */
export function likenessOf(patient: Comparable): Likeness[] {
  const shared: [DuplicateKey, string | undefined][] = [
    ["name", patient.sort_name && `${patient.sort_name}|${patient.birthday ?? ""}`],
    ["phone", telling(patient.phone_e164, isPlaceholderPhone)],
    ["phone", telling(patient.mobile_e164, isPlaceholderPhone)],
    ["email", telling(patient.email, isPlaceholderAddress)],
    ["vat_number", telling(patient.vat_number?.replace(/^PT/, ""), isPlaceholderNumber)],
    ["health_system_number", telling(patient.health_system_number, isPlaceholderNumber)],
  ];
  const found = new Map<string, Likeness>();
  for (const [kind, value] of shared) {
    if (!value) continue;
    const hash = hashed(value);
    found.set(`${kind}#${hash}`, { kind, hash });
  }
  return [...found.values()];
}
