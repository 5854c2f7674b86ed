import type { Patient } from "@meridian/core/contracts/patients/patients";

/** A patient as a form holds it: text and ticks; `""` is "not entered". */
export type PatientValues = {
  name: string;
  birthday: string;
  gender: string;
  marital_status: string;
  blood_type: string;
  occupation: string;
  legal_representative: string;
  phone: string;
  mobile_number: string;
  email: string;
  address: string;
  health_system_number: string;
  id_number: string;
  social_security_number: string;
  vat_number: string;
  alerts: string;
  allergies: string;
  medication: string;
  pregnant: boolean;
  pregnancy_due: string;
  lactant: boolean;
  consents_email: boolean;
  consents_sms: boolean;
  language: string;
  notes: string;
};
export type PatientField = keyof PatientValues;

/** The parts of a record, each edited on its own. */
export const SECTIONS = {
  identity: [
    "name",
    "birthday",
    "gender",
    "marital_status",
    "blood_type",
    "occupation",
    "legal_representative",
  ],
  contact: ["mobile_number", "phone", "email", "address"],
  clinical: ["alerts", "allergies", "medication", "pregnant", "pregnancy_due", "lactant"],
  numbers: ["health_system_number", "vat_number", "id_number", "social_security_number"],
  office: ["consents_email", "consents_sms", "language", "notes"],
} as const satisfies Record<string, readonly PatientField[]>;
export type Section = keyof typeof SECTIONS;

/** Sent as null when not entered. */
const NULLABLE: ReadonlySet<PatientField> = new Set([
  "birthday",
  "gender",
  "marital_status",
  "blood_type",
  "pregnancy_due",
]);

export const emptyValues = (language: "en" | "pt", name = ""): PatientValues => ({
  name,
  birthday: "",
  gender: "",
  marital_status: "",
  blood_type: "",
  occupation: "",
  legal_representative: "",
  phone: "",
  mobile_number: "",
  email: "",
  address: "",
  health_system_number: "",
  id_number: "",
  social_security_number: "",
  vat_number: "",
  alerts: "",
  allergies: "",
  medication: "",
  pregnant: false,
  pregnancy_due: "",
  lactant: false,
  consents_email: false,
  consents_sms: false,
  language,
  notes: "",
});

/** A stored patient as a form holds it. */
export function valuesOf(patient: Patient): PatientValues {
  const blank = emptyValues(patient.language);
  return Object.fromEntries(
    Object.entries(blank).map(([field, nothing]) => [field, patient[field as PatientField] ?? nothing]),
  ) as PatientValues;
}

const sent = (field: PatientField, value: string | boolean) =>
  value === "" && NULLABLE.has(field) ? null : value;

/** The fields that differ from where editing began, as the API takes them. */
export function changesOf(
  values: PatientValues,
  base: PatientValues,
): Partial<Record<PatientField, unknown>> {
  const fields = Object.keys(values) as PatientField[];
  return Object.fromEntries(
    fields
      .filter((field) => values[field] !== base[field])
      .map((field) => [field, sent(field, values[field])]),
  );
}

/** A new patient as the API takes it: what was entered, and the name whether or not. */
export const bodyOf = (values: PatientValues) => ({
  name: values.name,
  ...changesOf(values, emptyValues("en")),
  language: values.language,
});

/** Whether two states of a patient say the same in these fields. */
export const sameIn = (fields: readonly PatientField[], one: PatientValues, two: PatientValues) =>
  fields.every((field) => one[field] === two[field]);

/** What may be compared with other patients; undefined while there is nothing to compare. */
export function comparisonOf(values: PatientValues) {
  const { name, birthday, phone, mobile_number, email, vat_number, health_system_number } = values;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(birthday) ? birthday : "";
  const filled =
    name.trim().length > 2 || phone || mobile_number || email || vat_number || health_system_number;
  if (!filled) return undefined;
  return { name, birthday: day, phone, mobile_number, email, vat_number, health_system_number };
}
