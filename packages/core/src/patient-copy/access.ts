import { type CopyPurpose, copyPurposesOf } from "../contracts/patient-copy/copy-purposes.ts";
import type { Patient } from "../contracts/patients/patients.ts";
import type { Appointment } from "../contracts/scheduling/appointments.ts";
import * as Patients from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";

/** Throws 403 `patient_copy.refused`. */
export function requireMayCopy(purpose: CopyPurpose): void {
  const user = actor();
  const allowed = copyPurposesOf(user, user.space.sharesClinicalRecords);
  if (!allowed.includes(purpose)) throw new AppError("forbidden", "patient_copy.refused");
}

/** The record that is copied: the one that others were merged into. One request, one more for each merge. Throws 404. */
export async function readRemaining(patientId: string) {
  return Patients.remainingOf(await Patients.readPatient(patientId));
}

/** A patient in a copy. Another professional gets neither the front desk's notes nor the numbers of documents. */
export function copiedPatient(patient: Patient, purpose: CopyPurpose): Patient {
  if (purpose === "patient") return patient;
  return { ...patient, notes: "", id_number: "", social_security_number: "", vat_number: "" };
}

/** The head of an appointment in a copy. Another professional gets neither its notes nor what it cost. */
export function copiedAppointment(appointment: Appointment, purpose: CopyPurpose): Appointment {
  if (purpose === "patient") return appointment;
  const { appointment_type } = appointment;
  return {
    ...appointment,
    notes: "",
    price: 0,
    payment: null,
    appointment_type: { ...appointment_type, price: 0 },
  };
}
