import type { Row } from "./matrix-case.ts";

const refused = { own: [403], foreign: [403], colleague: [403], archived: [403], random: [403] } as const;

/** The whole record is copied by managers alone. */
const managersOnly = {
  names: "patient",
  except: { professional: refused, professionalWithPermissions: refused, student: refused },
} as const;

const asked = { purpose: "patient", language: "en" } as const;
const ofPatient =
  (query: Record<string, string>): Row["call"] =>
  ({ patient }) => ({ params: { patient }, query });

/** The copy of a patient's whole record. */
export const patientCopy: Record<string, Row> = {
  "patient-copy.start": {
    call: ({ patient }) => ({ params: { patient }, body: asked }),
    ...managersOnly,
    own: [201],
  },
  "patient-copy.visits": { call: ofPatient({ purpose: "patient" }), ...managersOnly },
  "patient-copy.print-person": { call: ofPatient(asked), ...managersOnly },
  "patient-copy.print-documents": { call: ofPatient(asked), ...managersOnly },
  "patient-copy.print-visits": { call: ofPatient(asked), ...managersOnly },
};
