import type { AppointmentItem } from "../appointments/index.ts";
import { currentAlerts } from "../clinical/anamnesis/current-allergies-medication.ts";
import type { SectionKey } from "../contracts/visits/sections.ts";
import type { Before, PatientBanner } from "../contracts/visits/visits.ts";
import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import type { SectionItem } from "./records.ts";
import { dataOf } from "./summary.ts";

type Known = {
  patient: PatientItem;
  /** The last visit before the one in hand. */
  last: AppointmentItem | undefined;
  /** What the signed visits before it told. */
  before: Before;
  /** Whether the viewer may read clinical content of this appointment. */
  clinical: boolean;
  /** What the visit in hand holds so far. */
  sections?: ReadonlyMap<SectionKey, Pick<SectionItem, "data">>;
};

/** The patient on top of an appointment: the record's own words beside those of the visit in hand, or of those before. */
export function bannerOf({ patient, last, before, clinical, sections = new Map() }: Known): PatientBanner {
  const banner = Patients.bannerOf(patient);
  return {
    ...banner,
    clinical: clinical && banner.clinical ? withVisits(banner.clinical, sections, before) : null,
    last_visit: last ? { id: last.appointment_id, start: last.start } : null,
  };
}

function withVisits(
  record: NonNullable<ReturnType<typeof Patients.bannerOf>["clinical"]>,
  sections: NonNullable<Known["sections"]>,
  before: Before,
) {
  const own = { allergies: record.allergies, medication: record.medication };
  const known = currentAlerts(
    own,
    { allergies: dataOf(sections, "allergies"), medication: dataOf(sections, "medication") },
    before,
  );
  return { ...record, ...known, record: own, before };
}
