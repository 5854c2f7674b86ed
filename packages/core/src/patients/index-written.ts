import { indexPatient } from "./indexing.ts";
import { derivedWrites, transactPatients } from "./patient-writes.ts";
import type { PatientItem } from "./records.ts";

/**
 * Writes what searches and the check for duplicates need of a patient whose record was written without it, as an import of
 * an archive does. Safe to repeat.
 */
export async function indexWritten(patient: PatientItem): Promise<void> {
  await transactPatients((crowded) => ({ writes: derivedWrites(patient, crowded) }));
  await indexPatient(patient);
}
