import { connect } from "../db/service.ts";
import { PatientEntity } from "../patients/patient.entity.ts";
import { nowIso } from "../platform/clock.ts";
import { newId } from "../platform/ids.ts";

const db = connect({ patient: PatientEntity });

type Options = {
  name?: string;
  birthday?: string;
  state?: "active" | "archived";
  alerts?: string;
  allergies?: string;
  email?: string;
  mobile_e164?: string;
  consents_email?: boolean;
  consents_sms?: boolean;
  language?: "en" | "pt";
  legal_representative?: string;
  pregnant?: boolean;
  pregnancy_due?: string;
};

/** Writes a patient to the table, without search rows. */
export async function makePatient(
  spaceId: string,
  options: Options = {},
): Promise<{ id: string; name: string }> {
  const id = newId("patient");
  const name = options.name ?? `Demo Patient ${id.slice(-4)}`;
  await db.entities.patient
    .put({
      language: "en",
      ...options,
      space_id: spaceId,
      patient_id: id,
      name,
      sort_name: name.toLowerCase(),
      created_at: nowIso(),
      created_by: "test",
      updated_at: nowIso(),
      updated_by: "test",
    })
    .go();
  return { id, name };
}
