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

/** A page of all records of a clinic in no order, for jobs without a session. One request. */
export async function patientsPage(space: string, cursor: string | null, limit: number) {
  const page = await db.entities.patient.query.primary({ space_id: space }).go({ cursor, limit, pages: 1 });
  return { items: page.data as PatientItem[], cursor: page.cursor };
}

/** Whether the erasure of a patient was asked for and waits. One request. */
export async function isToBeErased({ space_id, patient_id }: PatientItem): Promise<boolean> {
  const { data } = await db.entities.erasure.get({ space_id, patient_id }).go({ consistent: true });
  return data?.state === "waiting";
}
