import { check, type Operation } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";

/** A patient and the name the caller believes. */
export type PatientHint = { id: string; name: string };

/**
 * The patient exists here, is active, and has this name, at the moment of writing. A wrong name throws
 * `patient.renamed` with the right one, which the database hands back with the refusal: no read of its own.
 */
export function patientCheck({ id, name }: PatientHint): Operation {
  const Key = {
    pk: `$meridian#space_id_${actor().spaceId.toLowerCase()}`,
    sk: `$patient_1#patient_id_${id.toLowerCase()}`,
  };
  return check(
    { Key },
    {
      expression: "#state = :active AND #name = :name",
      names: { "#state": "state", "#name": "name" },
      values: { ":active": "active", ":name": name },
    },
    (stored) => {
      if (!stored) return absent("patient");
      if (stored.state !== "active") return new AppError("conflict", "patient.archived");
      return new AppError("conflict", "patient.renamed", { details: { name: stored.name } });
    },
  );
}
