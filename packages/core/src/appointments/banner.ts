import type { AppointmentSummary, PatientBanner } from "../contracts/appointments.ts";
import { type PatientItem, Patients } from "../patients/index.ts";
import type { AppointmentItem } from "./records.ts";

type Known = {
  patient: PatientItem;
  /** The last visit before the one in hand. */
  last: AppointmentItem | undefined;
  /** Whether the viewer may read clinical content of this appointment. */
  clinical: boolean;
};

/** The patient on top of an appointment. What the record itself lacks is taken from the last signed visit. */
export function bannerOf({ patient, last, clinical }: Known): PatientBanner {
  const banner = Patients.bannerOf(patient);
  const before: Partial<AppointmentSummary> = last?.summary ?? {};
  return {
    ...banner,
    clinical:
      (clinical &&
        banner.clinical && {
          ...banner.clinical,
          allergies: banner.clinical.allergies || before.allergies || "",
          medication: banner.clinical.medication || before.medication || "",
        }) ||
      null,
    last_visit: last ? { id: last.appointment_id, start: last.start } : null,
  };
}
