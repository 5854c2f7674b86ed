import { can } from "../contracts/kernel/access.ts";
import type { NewPatientAtBooking } from "../contracts/scheduling/booking.ts";
import { auditWrite } from "../db/audit.ts";
import type { Operation } from "../db/transact.ts";
import * as Patients from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { type PatientHint, patientCheck } from "./patient-check.ts";

/** The patient something is booked for: an existing one, or a new one written in the same transaction. */
type PatientToBook = {
  /** Id and name of the patient. `withPatientName` corrects the name if it is outdated. */
  hint: PatientHint;
  /** Calls `work` with the checks of an existing patient, or the writes of a new one, for the same transaction. */
  withPatientWrites: <T>(work: (writes: Operation[]) => Promise<T>) => Promise<T>;
};

type Who = {
  patient?: string | undefined;
  patient_name?: string | undefined;
  new_patient?: NewPatientAtBooking | undefined;
};

/**
 * The patient of a booking or of a waiting-list entry. A new patient is written in the same transaction or not at all. Throws 403
 * for a new patient if the actor may not add patients.
 */
export function patientToBook({ patient = "", patient_name = "", new_patient }: Who): PatientToBook {
  if (!new_patient) {
    const hint = { id: patient, name: patient_name };
    return { hint, withPatientWrites: (work) => work([patientCheck(hint)]) };
  }
  if (!can(actor(), "patients.write")) throw new AppError("forbidden", "access.denied");
  const { item, withWrites } = Patients.creation(new_patient);
  const { patient_id: id, name } = item;
  return {
    hint: { id, name },
    withPatientWrites: (work) =>
      withWrites((writes) => work([...writes, auditWrite({ action: "create", record: id })])),
  };
}
