import type { Operation } from "../db/transact.ts";
import * as Patients from "../patients/index.ts";

/** What a write that takes time of a patient must know of the person: their other records, and that these are all. */
export type PersonRecords = { others: readonly string[]; checks: Operation[] };

/** For a write that takes no time, or takes it whoever holds it. */
export const NO_OTHER_RECORDS: PersonRecords = { others: [], checks: [] };

/**
 * Writes as if the patient's record were the person's only one, which costs no read. Where it is not, the refusal says so, and
 * it is written once more on the condition that nobody of the same person holds the time under another record.
 */
export async function withPersonRecords<T>(
  patientId: string,
  write: (person: PersonRecords) => Promise<T>,
): Promise<T> {
  try {
    return await write({ others: [], checks: [Patients.mustBeOnlyRecord(patientId)] });
  } catch (error) {
    if (!(error instanceof Patients.RecordsChanged)) throw error;
    const remaining = await Patients.remainingOf(error.patient);
    return write({
      others: Patients.recordsOf(remaining).filter((id) => id !== patientId),
      checks: [Patients.mustHaveRecords(remaining)],
    });
  }
}
