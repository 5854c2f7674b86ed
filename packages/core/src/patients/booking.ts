import { check, type Operation } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { db } from "./connection.ts";
import type { PatientItem } from "./records.ts";
import { parsePatient } from "./writes.ts";

/** The key of a patient of the actor's space, for reads in a batch. */
export const keyOf = (patientId: string) =>
  db.entities.patient.get({ space_id: actor().spaceId, patient_id: patientId }).params().Key;

/**
 * The condition of a write that needs an active patient of the actor's space: 404 `patient.absent`, 409
 * `patient.archived` or `patient.merged`. With `name` it also needs that name, and `renamed` makes the refusal.
 */
export function mustBeActiveWhenWritten(
  patientId: string,
  named?: { name: string; renamed: (patient: PatientItem) => Error },
): Operation {
  return check(
    { Key: keyOf(patientId) },
    {
      expression: named ? "#state = :active AND #name = :name" : "#state = :active",
      names: { "#state": "state", ...(named && { "#name": "name" }) },
      values: { ":active": "active", ...(named && { ":name": named.name }) },
    },
    (current) => {
      if (!current) return absent("patient");
      const patient = parsePatient(current);
      if (patient.state !== "active") return new AppError("conflict", `patient.${patient.state}`);
      return named ? named.renamed(patient) : new AppError("conflict", "write.conflict");
    },
  );
}
