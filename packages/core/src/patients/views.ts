import { can } from "../contracts/kernel/access.ts";
import {
  AGE_CLASSES,
  type DuplicateCandidate,
  MERGE_UNDO_DAYS,
  type Patient,
  type PatientDetails,
  type PatientRow,
} from "../contracts/patients/patients.ts";
import { todayIn } from "../platform/clock.ts";
import { type Actor, actor } from "../platform/context.ts";
import { ageOn } from "../time/days.ts";
import type { MergedRecord, PatientItem, TokenItem } from "./records.ts";

const [MINOR, OLDER] = AGE_CLASSES;

/** Minor below 18, older from 65. */
export function ageClass(age: number | null): Patient["age_class"] {
  if (age === null) return null;
  if (age < 18) return MINOR;
  return age >= 65 ? OLDER : null;
}

function agesOf(birthday: string | undefined) {
  const age = birthday ? ageOn(birthday, todayIn(actor().space.timeZone)) : null;
  return { birthday: birthday ?? null, age, age_class: ageClass(age) };
}

const clinicalOf = ({ alerts, allergies, medication, pregnant, pregnancy_due, lactant }: PatientItem) => ({
  alerts,
  allergies,
  medication,
  pregnant,
  pregnancy_due: pregnancy_due ?? null,
  lactant,
});

/** A patient as the viewer may see it. Clinical fields are absent for users who may not read them. */
export function patientView(item: PatientItem, viewer: Actor = actor()): Patient {
  const {
    space_id,
    patient_id,
    sort_name,
    alerts,
    allergies,
    medication,
    pregnant,
    pregnancy_due,
    lactant,
    import_id,
    import_row,
    ...rest
  } = item;
  return {
    ...rest,
    id: patient_id,
    merged_into: item.merged_into ?? null,
    ...agesOf(item.birthday),
    gender: item.gender ?? null,
    marital_status: item.marital_status ?? null,
    blood_type: item.blood_type ?? null,
    phone_e164: item.phone_e164 ?? null,
    mobile_e164: item.mobile_e164 ?? null,
    ...(can(viewer, "clinical.read") && clinicalOf(item)),
    merges: (item.merges ?? []).map(mergeMarkOf),
  };
}

/** A merge as the API shows it. */
export const mergeMarkOf = ({ id, patient, name, merged_at }: MergedRecord) => ({
  id,
  patient,
  name,
  merged_at,
  undo_until: undoUntil(merged_at),
});

/** Last moment at which a merge can be undone. */
export const undoUntil = (mergedAt: string) =>
  new Date(Date.parse(mergedAt) + MERGE_UNDO_DAYS * 86_400_000).toISOString();

/** A row of a list, from a patient or from a search row. */
export const rowView = (item: PatientItem | TokenItem): PatientRow => ({
  id: item.patient_id,
  state: stateOf(item),
  name: item.name,
  ...agesOf(item.birthday),
  gender: item.gender ?? null,
  phone: item.phone,
  mobile_number: item.mobile_number,
  email: item.email,
  imported: item.imported,
  created_at: item.created_at,
});

/** What a download of the list has besides the row. */
export const detailsView = (item: PatientItem): PatientDetails => ({
  address: item.address,
  occupation: item.occupation,
  health_system_number: item.health_system_number,
  id_number: item.id_number,
  social_security_number: item.social_security_number,
  vat_number: item.vat_number,
  legal_representative: item.legal_representative,
  language: item.language,
  consents_email: item.consents_email,
  consents_sms: item.consents_sms,
});

function stateOf(item: PatientItem | TokenItem): PatientRow["state"] {
  if ("state" in item) return item.state;
  return item.list === "archived" || item.list === "archived_pairs" ? "archived" : "active";
}

export const candidateView = (item: PatientItem): DuplicateCandidate => ({
  id: item.patient_id,
  name: item.name,
  birthday: item.birthday ?? null,
  archived: item.state === "archived",
  matches: [],
});

/** The patient's data at the top of an appointment. `clinical` is null for users who may not read it. */
export function bannerOf(item: PatientItem, viewer: Actor = actor()) {
  const { birthday, age } = agesOf(item.birthday);
  return {
    id: item.patient_id,
    name: item.name,
    birthday,
    age,
    gender: item.gender ?? null,
    language: item.language,
    archived: item.state !== "active",
    clinical: can(viewer, "clinical.read") ? clinicalOf(item) : null,
  };
}
