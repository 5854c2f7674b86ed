import type { Operation } from "../db/transact.ts";
import * as Patients from "../patients/index.ts";

/**
 * The other patient records of a person, and the checks that there are no further ones. A write that books time of a patient
 * needs both, so that one person is not booked twice under two records.
 */
export type PersonRecords = { others: readonly string[]; checks: Operation[] };

/** For a write that books no time, or that may overlap. */
export const NO_OTHER_RECORDS: PersonRecords = { others: [], checks: [] };

/**
 * Runs a write for a patient who may have several merged records. The first try assumes a single record, which costs no read.
 * When the database refuses it because there are others, the write runs once more with these records, so that it can check their
 * time too.
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
