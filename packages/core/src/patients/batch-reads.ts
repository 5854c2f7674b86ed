import { readItems } from "../db/read-items.ts";
import { db } from "./entities.ts";
import { parsePatient } from "./patient-writes.ts";
import type { PatientItem } from "./records.ts";

/** Patients by space and id, for jobs without a session. One request; at most 100. */
export async function patientsIn(
  references: readonly { space: string; patient: string }[],
): Promise<PatientItem[]> {
  const keys = references.map(
    ({ space, patient }) => db.entities.patient.get({ space_id: space, patient_id: patient }).params().Key,
  );
  return (await readItems(keys as { pk: string; sk: string }[])).map(parsePatient);
}
