import * as Patients from "@meridian/core/patients";
import type { ItemChange } from "./rename-patient.ts";

const patientIn = (image: Record<string, unknown> | undefined) =>
  image?.__edb_e__ === "patient" ? Patients.parsePatient(image) : undefined;

/** Updates the search index after a patient was added, changed or deleted. Safe to repeat. */
export async function indexPatient(change: ItemChange): Promise<void> {
  const before = patientIn(change.before);
  const after = patientIn(change.after);
  const patient = after ?? before;
  if (patient && Patients.concernsSearch(before, after)) await Patients.indexPatient(patient, before);
}
