import type { Patient } from "@meridian/core/contracts/patients/patients";
import type { EarlierFindings } from "@meridian/core/contracts/visits/visits";
import { mergeText } from "@meridian/core/text/merge-text";

/**
 * The current allergies and medication: those of the patient's record together with those of signed visits. Every
 * place of the record that shows them uses this. `findings` is undefined until it is loaded, and for those who may not
 * read it.
 */
export const currentClinical = (
  { allergies = "", medication = "" }: Pick<Patient, "allergies" | "medication">,
  findings: EarlierFindings | undefined,
) => ({
  allergies: mergeText(allergies, findings?.allergies ?? ""),
  medication: mergeText(medication, findings?.medication ?? ""),
});
