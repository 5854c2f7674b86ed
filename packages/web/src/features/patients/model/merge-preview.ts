import {
  MERGE_CHOICES,
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
};

export const isChoice = (field: PatientField): field is MergeChoice =>
  MERGE_CHOICES.some((one) => one === field);

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
    }));
}
