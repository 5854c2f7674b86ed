import { can } from "../contracts/kernel/access.ts";
import type { NewPatientAtBooking } from "../contracts/scheduling/booking.ts";
import { auditWrite } from "../db/audit.ts";
import type { Operation } from "../db/transact.ts";
import * as Patients from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { type PatientHint, patientCheck } from "./patient-check.ts";

/** Whom something is booked for. */
type PatientToBook = {
  /** The id and the name it is written with; the name may be corrected while it is written. */
  hint: PatientHint;
  /** Hands `work` what has to hold of the patient, or be written for them, in the same transaction. */
  withPatientWrites: <T>(work: (writes: Operation[]) => Promise<T>) => Promise<T>;
};

type Who = {
  patient?: string | undefined;
  patient_name?: string | undefined;
  new_patient?: NewPatientAtBooking | undefined;
};

/**
 * The patient of a booking, or somebody new, who is written in the same transaction or not at all. Throws 403 for a
 * newcomer where the actor may add no patients.
 */
export function patientToBook({ patient = "", patient_name = "", new_patient }: Who): PatientToBook {
  if (!new_patient) {
    const hint = { id: patient, name: patient_name };
    return { hint, withPatientWrites: (work) => work([patientCheck(hint)]) };
  }
  if (!can(actor(), "patients.write")) throw new AppError("forbidden", "access.denied");
  const { item, written } = Patients.creation(new_patient);
  const { patient_id: id, name } = item;
  return {
    hint: { id, name },
    withPatientWrites: (work) =>
      written((writes) => work([...writes, auditWrite({ action: "create", record: id })])),
  };
}
