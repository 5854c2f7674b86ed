import * as Patients from "@meridian/core/patients";
import * as Scheduling from "@meridian/core/scheduling";

/** What the stream says of one item: as it was and as it is, unmarshalled. */
export type ItemChange = {
  before: Record<string, unknown> | undefined;
  after: Record<string, unknown> | undefined;
};

/** A patient was renamed, merged or parted: the name on the appointments follows. Safe to repeat. */
export async function renamePatient({ before, after }: ItemChange): Promise<void> {
  if (after?.__edb_e__ !== "patient" || before?.__edb_e__ !== "patient") return;
  const patient = Patients.parsePatient(after);
  if (Scheduling.concernsAppointments(Patients.parsePatient(before), patient))
    await Scheduling.renamePatient(patient);
}
