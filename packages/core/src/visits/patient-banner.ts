import type { AppointmentItem } from "../appointments/index.ts";
import { currentAlerts } from "../clinical/anamnesis/current-allergies-medication.ts";
import type { SectionKey } from "../contracts/visits/sections.ts";
import type { EarlierFindings, PatientBanner } from "../contracts/visits/visits.ts";
import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import type { SectionItem } from "./stored/records.ts";
import { dataOf } from "./summary.ts";

type BannerInput = {
  patient: PatientItem;
  /** The last visit before this one. */
  last: AppointmentItem | undefined;
  /** Findings of the visits signed before. */
  before: EarlierFindings;
  /** Whether the viewer may read clinical content of this appointment. */
  clinical: boolean;
  /** The sections of this visit so far. */
  sections?: ReadonlyMap<SectionKey, Pick<SectionItem, "data">>;
};

/** The patient banner of an appointment: the patient's record combined with this visit and the findings of earlier ones. */
export function bannerOf({
  patient,
  last,
  before,
  clinical,
  sections = new Map(),
}: BannerInput): PatientBanner {
  const banner = Patients.bannerOf(patient);
  return {
    ...banner,
    clinical: clinical && banner.clinical ? withVisits(banner.clinical, sections, before) : null,
    last_visit: last ? { id: last.appointment_id, start: last.start } : null,
  };
}

function withVisits(
  record: NonNullable<ReturnType<typeof Patients.bannerOf>["clinical"]>,
  sections: NonNullable<BannerInput["sections"]>,
  before: EarlierFindings,
) {
  const own = { allergies: record.allergies, medication: record.medication };
  const known = currentAlerts(
    own,
    { allergies: dataOf(sections, "allergies"), medication: dataOf(sections, "medication") },
    before,
  );
  return { ...record, ...known, record: own, before };
}
