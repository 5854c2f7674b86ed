import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { BLOOD_TYPES, GENDERS, MARITAL_STATUSES } from "../contracts/patients/patient-terms.ts";
import { PATIENT_STATES } from "../contracts/patients/patients.ts";
import { table } from "../db/table.ts";

const [gsi1, gsi2, gsi3] = table.indexes;
const words = { type: "string", required: true, default: "" } as const;
const flag = { type: "boolean", required: true, default: false } as const;

/** One merge, stored with the remaining patient. */
export type MergedRecord = {
  id: string;
  /** The merged patient. */
  patient: string;
  name: string;
  merged_at: string;
  /** Ids of the merged patient and of all patients merged into that one before. */
  records: string[];
};

/**
 * A patient of a space.
 *
 * | access pattern                  | index   | key                                                        |
 * |---------------------------------|---------|------------------------------------------------------------|
 * | one patient                     | primary | space, patient                                             |
 * | a list by name                  | gsi1    | space + state, by name                                     |
 * | a patient with all appointments | gsi2    | space + patient, collection "record"; sorts after the visits |
 * | a list by age of the record     | gsi3    | space + state, by creation                                 |
 */
export const PatientEntity = new Entity({
  model: { entity: "patient", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    state: { type: PATIENT_STATES, required: true, default: "active" },
    /** The patient into whom this one was merged. */
    merged_into: { type: "string" },
    /** The records merged into this one, newest first. */
    merges: { type: CustomAttributeType<MergedRecord[]>("any") },
    name: { type: "string", required: true },
    /** The name for sorting: no accents, no capitals. */
    sort_name: { type: "string", required: true },
    birthday: { type: "string" },
    gender: { type: GENDERS },
    marital_status: { type: MARITAL_STATUSES },
    blood_type: { type: BLOOD_TYPES },
    occupation: words,
    health_system_number: words,
    id_number: words,
    social_security_number: words,
    vat_number: words,
    address: words,
    phone: words,
    phone_e164: { type: "string" },
    mobile_number: words,
    mobile_e164: { type: "string" },
    email: words,
    legal_representative: words,
    consents_email: flag,
    consents_sms: flag,
    language: { type: ["en", "pt"] as const, required: true },
    notes: words,
    alerts: words,
    allergies: words,
    medication: words,
    pregnant: flag,
    pregnancy_due: { type: "string" },
    lactant: flag,
    imported: flag,
    /** The import that added the patient, and the fingerprint of the row of its file. */
    import_id: { type: "string" },
    import_row: { type: "string" },
    created_at: { type: "string", required: true },
    created_by: { type: "string", required: true },
    updated_at: { type: "string", required: true },
    updated_by: { type: "string", required: true },
    version: { type: "number", required: true, default: 1 },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["patient_id"] },
    },
    byName: {
      index: gsi1.name,
      pk: { field: gsi1.partitionKey, composite: ["space_id", "state"] },
      sk: { field: gsi1.sortKey, composite: ["sort_name", "patient_id"] },
    },
    record: {
      index: gsi2.name,
      collection: "record",
      pk: { field: gsi2.partitionKey, composite: ["space_id", "patient_id"] },
      sk: { field: gsi2.sortKey, composite: [] },
    },
    byCreation: {
      index: gsi3.name,
      pk: { field: gsi3.partitionKey, composite: ["space_id", "state"] },
      sk: { field: gsi3.sortKey, composite: ["created_at", "patient_id"] },
    },
  },
});

/** A patient as stored. */
export type PatientItem = EntityItem<typeof PatientEntity>;
