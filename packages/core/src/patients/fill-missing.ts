import type { NewPatient } from "../contracts/patients/patients.ts";
import { newItem, successor } from "./patients.service.ts";
import type { PatientItem } from "./records.ts";

/** Texts that a row of a file can add to a patient; empty where nothing was entered. */
export const FILLED_TEXTS = [
  "occupation",
  "health_system_number",
  "id_number",
  "social_security_number",
  "vat_number",
  "address",
  "phone",
  "mobile_number",
  "email",
  "legal_representative",
  "notes",
  "alerts",
  "allergies",
  "medication",
] as const;
/** What a row can add to a patient who is there already. Consents are given by the patient, not by a file. */
const FILLED = ["birthday", "gender", "marital_status", "blood_type", ...FILLED_TEXTS] as const;
/** Derived fields that go with the one they are derived from. */
const WITH = { phone: "phone_e164", mobile_number: "mobile_e164" } as const;

/**
 * The patient with what `fields` has and the record lacks; what is there stays. `filled` names the changed fields. Throws
 * like creating a patient with these fields does.
 */
export function fillMissing(
  patient: PatientItem,
  fields: NewPatient,
): { after: PatientItem; filled: string[] } {
  const given = newItem(fields, true);
  const changes: Record<string, unknown> = {};
  for (const field of FILLED) {
    if (patient[field] || !given[field]) continue;
    changes[field] = given[field];
    if (field in WITH) {
      const derived = WITH[field as keyof typeof WITH];
      changes[derived] = given[derived];
    }
  }
  return { after: successor(patient, changes as Partial<PatientItem>), filled: Object.keys(changes) };
}
