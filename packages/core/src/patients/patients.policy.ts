import { can, type Subject } from "../contracts/kernel/access.ts";
import {
  MERGE_CHOICES,
  MERGE_EITHER,
  MERGE_FILLED,
  MERGE_JOINED,
  type MergeChoices,
  type MergeField,
  mergedValue,
  mergeSide,
} from "../contracts/patients/patient-merge.ts";
import { CLINICAL_FIELDS, type PatientChanges } from "../contracts/patients/patients.ts";
import type { FieldChange, PatientItem } from "./records.ts";

/** Fields of a change that are clinical content its author may not write. */
export function refusedFields(author: Subject, changes: PatientChanges): string[] {
  if (can(author, "clinical.write")) return [];
  return CLINICAL_FIELDS.filter((field) => changes[field] !== undefined);
}

/** Forms of a field that follow it. */
const DERIVED = { name: "sort_name", phone: "phone_e164", mobile_number: "mobile_e164" } as const;
type DerivedFrom = keyof typeof DERIVED;
const hasDerived = (field: MergeField): field is DerivedFrom => field in DERIVED;

type Field = MergeField | (typeof DERIVED)[DerivedFrom];
type Fillable = Pick<PatientItem, Field>;

/**
 * What the remaining patient gets from the other, by field; see `mergedValue` for whose value stands. Nobody chooses away
 * allergies, medication, alerts or notes: those are kept from both.
 */
export function mergeChanges(
  remaining: Fillable,
  other: Fillable,
  choices: MergeChoices = {},
): Record<string, FieldChange> {
  const changes: Record<string, FieldChange> = {};
  const set = (field: Field, after: string | boolean | null) => {
    const before = remaining[field] ?? null;
    if (before !== after) changes[field] = { before, after };
  };
  for (const field of [...MERGE_CHOICES, ...MERGE_JOINED, ...MERGE_EITHER, ...MERGE_FILLED]) {
    set(field, mergedValue(field, remaining, other, choices) ?? null);
    if (hasDerived(field)) {
      const record = mergeSide(field, remaining, other, choices) === "kept" ? remaining : other;
      set(DERIVED[field], record[DERIVED[field]] ?? null);
    }
  }
  return changes;
}

/** Fields that no longer hold what the merge left: they cannot be taken back without losing a later edit. */
export const changedSince = (current: PatientItem, changes: Record<string, FieldChange>): string[] =>
  Object.entries(changes)
    .filter(([field, { after }]) => (current[field as Field] ?? null) !== after)
    .map(([field]) => field);

/** One side of each change, ready to be set. */
export const side = (changes: Record<string, FieldChange>, which: "before" | "after"): Partial<PatientItem> =>
  Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change[which] ?? undefined]));
