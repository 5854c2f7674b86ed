import type { Operation } from "../db/transact.ts";
import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import { AppError } from "../platform/errors.ts";

/** A patient, the name the caller believes, and the stored patient once a write was refused for another. */
export type PatientHint = { id: string; name: string; stored?: PatientItem };

/** The patient is called otherwise than the caller believes, or has records the caller does not know of. */
export class PatientChanged extends AppError {
  readonly patient: PatientItem;
  constructor(patient: PatientItem) {
    super("conflict", "patient.renamed", { details: { name: patient.name } });
    this.patient = patient;
  }
}

/** The records merged into the patient, as far as the caller knows of any. */
export const mergedRecordsOf = ({ stored }: PatientHint): string[] =>
  stored ? Patients.recordsOf(stored).slice(1) : [];

/**
 * The patient exists here, is active, has this name and these records, at the moment of writing. Otherwise it throws
 * `patient.renamed` with the patient, whom the database hands back with the refusal: no read of its own.
 */
export const patientCheck = ({ id, name, stored }: PatientHint): Operation =>
  Patients.mustBeActiveWhenWritten(id, {
    name,
    merges: stored?.merges,
    renamed: (patient) => new PatientChanged(patient),
  });
