import type { Patient } from "@meridian/core/contracts/patients/patients";
import type { EarlierFindings } from "@meridian/core/contracts/visits/visits";
import { mergeText } from "@meridian/core/text/merge-text";

/**
 * Allergies and medication as they are known: what the patient's record says together with what signed visits told. The one
 * source of every place of the record that shows them. `told` is undefined while it is not read, or may not be.
 */
export const currentClinical = (
  { allergies = "", medication = "" }: Pick<Patient, "allergies" | "medication">,
  findings: EarlierFindings | undefined,
) => ({
  allergies: mergeText(allergies, findings?.allergies ?? ""),
  medication: mergeText(medication, findings?.medication ?? ""),
});
