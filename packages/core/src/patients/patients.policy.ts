import { can, type Subject } from "../contracts/access.ts";
import { CLINICAL_FIELDS, type PatientChanges } from "../contracts/patients.ts";
import type { Filled, PatientItem } from "./records.ts";

/** Fields of a change that are clinical content its author may not write. */
export function refusedFields(author: Subject, changes: PatientChanges): string[] {
  if (can(author, "clinical.write")) return [];
  return CLINICAL_FIELDS.filter((field) => changes[field] !== undefined);
}

/** Taken from the other where this one has nothing. */
const TAKEN = [
  "birthday",
  "gender",
  "marital_status",
  "blood_type",
  "occupation",
  "health_system_number",
  "id_number",
  "social_security_number",
  "vat_number",
  "address",
  "legal_representative",
] as const;
/** Kept from both: losing half of somebody's allergies would harm. */
const JOINED = ["notes", "alerts", "allergies", "medication"] as const;
const EITHER = ["pregnant", "lactant"] as const;
/** An address comes with what was agreed about it, and with its other form. */
const REACHED = [
  ["email", "consents_email"],
  ["mobile_number", "mobile_e164", "consents_sms"],
  ["phone", "phone_e164"],
] as const;

type Field = (typeof TAKEN | typeof JOINED | typeof EITHER)[number] | (typeof REACHED)[number][number];
type Fillable = Pick<PatientItem, Field>;

/** What the remaining patient gets from the other, by field; nothing it has is lost. */
export function mergeChanges(kept: Fillable, other: Fillable): Record<string, Filled> {
  const changes: Record<string, Filled> = {};
  const set = (field: Field, after: string | boolean | undefined) => {
    const before = kept[field] ?? null;
    if (before !== (after ?? null)) changes[field] = { before, after: after ?? null };
  };
  for (const field of TAKEN) if (!kept[field] && other[field]) set(field, other[field]);
  for (const field of JOINED) set(field, joined(kept[field], other[field]));
  for (const field of EITHER) set(field, kept[field] || other[field]);
  for (const [address, ...along] of REACHED) {
    if (kept[address] || !other[address]) continue;
    for (const field of [address, ...along]) set(field, other[field]);
  }
  return changes;
}

function joined(one: string, two: string): string {
  if (!two || one.includes(two)) return one;
  return one ? `${one}\n${two}` : two;
}

/** Fields that no longer hold what the merge left: they cannot be taken back without losing a later edit. */
export const changedSince = (current: PatientItem, changes: Record<string, Filled>): string[] =>
  Object.entries(changes)
    .filter(([field, { after }]) => (current[field as Field] ?? null) !== after)
    .map(([field]) => field);

/** One side of each change, ready to be set. */
export const side = (changes: Record<string, Filled>, which: "before" | "after"): Partial<PatientItem> =>
  Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change[which] ?? undefined]));
