import { check, type Operation } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { db } from "./entities.ts";
import { parsePatient } from "./patient-writes.ts";
import type { PatientItem } from "./records.ts";

/** The key of a patient of the actor's space, for reads in a batch. */
export const keyOf = (patientId: string) =>
  db.entities.patient.get({ space_id: actor().spaceId, patient_id: patientId }).params().Key;

/** Part of a condition: exactly these records have been merged into the patient. */
export const sameMerges = ({ merges = [] }: Pick<PatientItem, "merges">) =>
  merges.length > 0
    ? { expression: "merges = :merges", values: { ":merges": merges } }
    : { expression: "(attribute_not_exists(merges) OR size(merges) = :none)", values: { ":none": 0 } };

/**
 * The condition of a write that needs an active patient of the actor's space: 404 `patient.not_found`, 409
 * `patient.archived` or `patient.merged`. With `named` the patient must also have that name and exactly those merged
 * records; `renamed` makes the error for a patient who differs.
 */
export function mustBeActiveWhenWritten(
  patientId: string,
  named?: { name: string; merges: PatientItem["merges"]; renamed: (patient: PatientItem) => Error },
): Operation {
  const same = named && sameMerges({ ...(named.merges && { merges: named.merges }) });
  return check(
    { Key: keyOf(patientId) },
    {
      expression: ["#state = :active", ...(same ? ["#name = :name", same.expression] : [])].join(" AND "),
      names: { "#state": "state", ...(named && { "#name": "name" }) },
      values: { ":active": "active", ...(named && { ":name": named.name, ...same?.values }) },
    },
    (current) => {
      if (!current) return absent("patient");
      const patient = parsePatient(current);
      if (patient.state !== "active") return new AppError("conflict", `patient.${patient.state}`);
      return named ? named.renamed(patient) : new AppError("conflict", "write.conflict");
    },
  );
}
