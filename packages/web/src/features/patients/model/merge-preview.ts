import {
  MERGE_CHOICES,
  MERGE_EITHER,
  MERGE_JOINED,
  type MergeChoice,
  type MergeChoices,
  mergedValue,
  mergeSide,
} from "@meridian/core/contracts/patients/patient-merge";
import { type PatientField, type PatientValues, SECTIONS } from "./patient-form.ts";

export type PreviewLine = {
  field: PatientField;
  stays: string | boolean;
  goes: string | boolean;
  result: string | boolean;
  /** Whose value stands, where that can be chosen; absent where both are kept. */
  side?: "kept" | "other";
  /** Why there is nothing to choose: both texts are kept, or either record is enough. */
  rule?: "joined" | "either";
};

export const isChoice = (field: PatientField): field is MergeChoice =>
  MERGE_CHOICES.some((one) => one === field);

const isOneOf = (fields: readonly string[], field: PatientField) => fields.includes(field);

/** Where two records differ, and what stands there once they are one, as the server decides it. */
export function mergePreview(
  stays: PatientValues,
  goes: PatientValues,
  choices: MergeChoices = {},
): PreviewLine[] {
  const fields = Object.values(SECTIONS).flat() as PatientField[];
  return fields
    .filter((field) => stays[field] !== goes[field])
    .map((field) => ({
      field,
      stays: stays[field],
      goes: goes[field],
      result: mergedValue(field, stays, goes, choices) ?? "",
      ...(isChoice(field) && { side: mergeSide(field, stays, goes, choices) }),
      ...(isOneOf(MERGE_JOINED, field) && stays[field] && goes[field] && { rule: "joined" as const }),
      ...(isOneOf(MERGE_EITHER, field) && { rule: "either" as const }),
    }));
}
