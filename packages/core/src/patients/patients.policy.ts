import { can, type Subject } from "../contracts/kernel/access.ts";
import {
  MERGE_CHOICES,
  MERGE_EITHER,
  MERGE_JOINED,
  type MergeChoices,
  type MergeField,
  mergedValue,
  mergeSide,
} from "../contracts/patients/patient-merge.ts";
import { CLINICAL_FIELDS, type PatientChanges } from "../contracts/patients/patients.ts";
import type { FieldChange, PatientItem } from "./records.ts";

/** Clinical fields of a change that its author may not write. */
export function refusedFields(author: Subject, changes: PatientChanges): string[] {
  if (can(author, "clinical.write")) return [];
  return CLINICAL_FIELDS.filter((field) => changes[field] !== undefined);
}

/** Fields that are derived from another one. */
const DERIVED = { name: "sort_name", phone: "phone_e164", mobile_number: "mobile_e164" } as const;
type DerivedFrom = keyof typeof DERIVED;
const hasDerived = (field: MergeField): field is DerivedFrom => field in DERIVED;

type Field = MergeField | (typeof DERIVED)[DerivedFrom];
type Fillable = Pick<PatientItem, Field>;

/**
 * The fields that a merge changes in the remaining patient; `mergedValue` decides each value. Allergies, medication,
 * alerts and notes of both records are always kept.
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
  for (const field of [...MERGE_CHOICES, ...MERGE_JOINED, ...MERGE_EITHER]) {
    set(field, mergedValue(field, remaining, other, choices) ?? null);
    if (hasDerived(field)) {
      const record = mergeSide(field, remaining, other, choices) === "kept" ? remaining : other;
      set(DERIVED[field], record[DERIVED[field]] ?? null);
    }
  }
  return changes;
}

/** Fields that were edited after the merge. Undoing the merge would lose those edits. */
export const changedSince = (current: PatientItem, changes: Record<string, FieldChange>): string[] =>
  Object.entries(changes)
    .filter(([field, { after }]) => (current[field as Field] ?? null) !== after)
    .map(([field]) => field);

/** The values before or after each change, as fields of a patient. */
export const side = (changes: Record<string, FieldChange>, which: "before" | "after"): Partial<PatientItem> =>
  Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change[which] ?? undefined]));
