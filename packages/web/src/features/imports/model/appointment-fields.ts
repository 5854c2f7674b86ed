/** What a column of a file with appointments can hold. */
export const APPOINTMENT_FIELDS = [
  "date",
  "start",
  "end",
  "duration",
  "name",
  "first_name",
  "last_name",
  "birthday",
  "phone",
  "email",
  "number",
  "professional",
  "appointment_type",
  "office",
  "state",
  "reason",
  "notes",
] as const;
export type AppointmentField = (typeof APPOINTMENT_FIELDS)[number];

/** Fields that several columns may fill; their texts are joined. */
export const JOINED_APPOINTMENT_FIELDS: ReadonlySet<AppointmentField> = new Set([
  "first_name",
  "last_name",
  "phone",
  "email",
  "reason",
  "notes",
]);

/** For each column of a sheet, from the left, the field it fills; null for one that is left out. */
export type AppointmentMapping = readonly (AppointmentField | null)[];

const PATIENT: readonly AppointmentField[] = ["name", "first_name", "last_name", "phone", "email", "number"];

/** What a file needs before its appointments can be read: `when` they are, and of `whom`. */
export function missingIn(mapping: AppointmentMapping): "when" | "whom" | undefined {
  if (!mapping.includes("date") && !mapping.includes("start")) return "when";
  return PATIENT.some((field) => mapping.includes(field)) ? undefined : "whom";
}
