/** What a column of a file can hold. */
export const IMPORT_FIELDS = [
  "name",
  "first_name",
  "last_name",
  "birthday",
  "gender",
  "mobile_number",
  "phone",
  "email",
  "address",
  "occupation",
  "marital_status",
  "health_system_number",
  "vat_number",
  "id_number",
  "social_security_number",
  "legal_representative",
  "blood_type",
  "consents_email",
  "consents_sms",
  "language",
  "notes",
  "alerts",
  "allergies",
  "medication",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Fields that only those who treat patients may write. */
export const CLINICAL_IMPORT_FIELDS: readonly ImportField[] = ["alerts", "allergies", "medication"];

/** Fields that several columns may fill; their texts are joined. */
export const JOINED_FIELDS: ReadonlySet<ImportField> = new Set([
  "first_name",
  "last_name",
  "mobile_number",
  "phone",
  "email",
  "address",
  "notes",
  "alerts",
  "allergies",
  "medication",
]);

/** For each column of a sheet, from the left, the field it fills; null for one that is left out. */
export type Mapping = readonly (ImportField | null)[];
