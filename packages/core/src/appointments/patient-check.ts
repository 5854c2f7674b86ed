import type { Operation } from "../db/transact.ts";
import { Patients } from "../patients/index.ts";
import { AppError } from "../platform/errors.ts";

/** A patient and the name the caller believes. */
export type PatientHint = { id: string; name: string };

/**
 * The patient exists here, is active, and has this name, at the moment of writing. A wrong name throws
 * `patient.renamed` with the right one, which the database hands back with the refusal: no read of its own.
 */
export const patientCheck = ({ id, name }: PatientHint): Operation =>
  Patients.mustBeActiveWhenWritten(id, {
    name,
    renamed: (patient) => new AppError("conflict", "patient.renamed", { details: { name: patient.name } }),
  });
