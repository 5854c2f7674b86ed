import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import { db } from "./entities.ts";
import type { WaitingItem } from "./waiting.entity.ts";
import { readWaiting } from "./waiting-list.ts";

/**
 * Updates the patient's name on appointments and waiting-list entries after the patient was renamed or merged. Safe to repeat and
 * to run late: it reads the current name instead of using the stream's image, so an old image never overwrites a newer name.
 */
export async function renamePatient({ space_id: space, patient_id: id }: PatientItem): Promise<void> {
  const [patient] = await Patients.patientsIn([{ space, patient: id }]);
  if (!patient || patient.merged_into) return;
  await renameWaiting(patient);
  for (const patient_id of Patients.recordsOf(patient)) {
    const { data } = await db.entities.appointment.query
      .record({ space_id: patient.space_id, patient_id })
      .go({ pages: "all" });
    const outdated = data.filter(({ patient_name }) => patient_name !== patient.name);
    for (const { space_id, appointment_id } of outdated) {
      // The version stays, so that an edit of the open appointment does not become stale.
      await db.entities.appointment
        .patch({ space_id, appointment_id })
        .set({ patient_name: patient.name })
        .go();
    }
  }
}

/**
 * Updates waiting-list entries to the current name and record. `written_for` keeps the original record, so that undoing a merge
 * gives the entry back to it.
 */
async function renameWaiting(patient: PatientItem): Promise<void> {
  const { space_id, patient_id, name } = patient;
  const records = Patients.recordsOf(patient);
  const outdated = (await readWaiting(space_id)).filter(
    (entry) =>
      records.includes(originalPatientOf(entry)) &&
      (entry.patient_name !== name || entry.patient_id !== patient_id),
  );
  for (const entry of outdated)
    await db.entities.waiting
      .patch({ space_id, entry_id: entry.entry_id })
      .set({ patient_id, patient_name: name, written_for: originalPatientOf(entry) })
      .go();
}

const originalPatientOf = ({ written_for, patient_id }: WaitingItem) => written_for ?? patient_id;

/** Whether a change of a stored patient has to be copied to appointments. */
export const affectsAppointments = (before: PatientItem | undefined, after: PatientItem): boolean =>
  before !== undefined &&
  (before.name !== after.name ||
    before.merged_into !== after.merged_into ||
    Patients.recordsOf(before).join() !== Patients.recordsOf(after).join());
