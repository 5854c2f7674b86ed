import type { AppointmentSummary, PatientBanner } from "../contracts/appointments.ts";
import { ageOn, dayIn } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import type { AppointmentItem } from "./records.ts";

/** What the banner reads of a stored patient; the item belongs to the patients' domain. */
export type StoredPatient = {
  patient_id: string;
  name: string;
  birthday?: string;
  state: string;
  alerts?: string;
  allergies?: string;
  medication?: string;
  pregnant?: boolean;
  lactant?: boolean;
};

type Known = {
  patient: StoredPatient;
  /** The last visit before the one in hand. */
  last: AppointmentItem | undefined;
  /** Whether the viewer may read clinical content. */
  clinical: boolean;
};

/** The patient on top of an appointment. What the record itself lacks is taken from the last signed visit. */
export function bannerOf({ patient, last, clinical }: Known): PatientBanner {
  const birthday = patient.birthday ?? null;
  const before: Partial<AppointmentSummary> = last?.summary ?? {};
  return {
    id: patient.patient_id,
    name: patient.name,
    birthday,
    age: birthday ? ageOn(birthday, dayIn(actor().space.timeZone)) : null,
    archived: patient.state !== "active",
    clinical: clinical
      ? {
          alerts: patient.alerts ?? "",
          allergies: patient.allergies || before.allergies || "",
          medication: patient.medication || before.medication || "",
          pregnant: patient.pregnant ?? false,
          lactant: patient.lactant ?? false,
        }
      : null,
    last_visit: last ? { id: last.appointment_id, start: last.start } : null,
  };
}
