import * as Patients from "@meridian/core/patients";
import * as Scheduling from "@meridian/core/scheduling";

/** One item before and after a change. */
export type ItemChange = {
  before: Record<string, unknown> | undefined;
  after: Record<string, unknown> | undefined;
};

/** Updates the name on the appointments after a patient was renamed, merged or unmerged. Safe to repeat. */
export async function renamePatient({ before, after }: ItemChange): Promise<void> {
  if (after?.__edb_e__ !== "patient" || before?.__edb_e__ !== "patient") return;
  const patient = Patients.parsePatient(after);
  if (Scheduling.affectsAppointments(Patients.parsePatient(before), patient))
    await Scheduling.renamePatient(patient);
}
