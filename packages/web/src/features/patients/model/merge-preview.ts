import { type PatientField, type PatientValues, SECTIONS } from "./patient-form.ts";

/** Kept from both records, as the server does. */
const JOINED: ReadonlySet<PatientField> = new Set(["notes", "alerts", "allergies", "medication"]);
/** Follow the address they belong to; not worth a line. */
const ALONG: ReadonlySet<PatientField> = new Set(["consents_email", "consents_sms", "language"]);

export type PreviewLine = {
  field: PatientField;
  stays: string | boolean;
  goes: string | boolean;
  result: string | boolean;
};

/** Where two records differ, and what stands there once they are one. */
export function mergePreview(stays: PatientValues, goes: PatientValues): PreviewLine[] {
  const fields = Object.values(SECTIONS).flat() as PatientField[];
  return fields
    .filter((field) => !ALONG.has(field) && stays[field] !== goes[field])
    .map((field) => ({
      field,
      stays: stays[field],
      goes: goes[field],
      result: resultOf(field, stays[field], goes[field]),
    }));
}

function resultOf(field: PatientField, stays: string | boolean, goes: string | boolean) {
  if (!JOINED.has(field) || typeof stays !== "string" || typeof goes !== "string") return stays || goes;
  return stays.includes(goes) ? stays : [stays, goes].filter(Boolean).join("\n");
}
