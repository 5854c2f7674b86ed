import type { Operation } from "../db/transact.ts";
import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import { AppError } from "../platform/errors.ts";

/** A patient's id and name as the caller gave them, and the stored patient once a write was refused as outdated. */
export type PatientHint = { id: string; name: string; stored?: PatientItem };

/** Thrown when the patient has another name or other merged records than the write assumed. Carries the stored patient. */
export class PatientChanged extends AppError {
  readonly patient: PatientItem;
  constructor(patient: PatientItem) {
    super("conflict", "patient.renamed", { details: { name: patient.name } });
    this.patient = patient;
  }
}

/** Ids of the records merged into the patient; empty until the stored patient has been read. */
export const mergedRecordsOf = ({ stored }: PatientHint): string[] =>
  stored ? Patients.recordsOf(stored).slice(1) : [];

/**
 * Checks within the transaction that the patient exists, is active and has this name and these records. Otherwise it throws
 * {@link PatientChanged} with the stored patient, which the database returns with the refusal, so no extra read is needed.
 */
export const patientCheck = ({ id, name, stored }: PatientHint): Operation =>
  Patients.mustBeActiveWhenWritten(id, {
    name,
    merges: stored?.merges,
    renamed: (patient) => new PatientChanged(patient),
  });
