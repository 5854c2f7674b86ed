import type { Row } from "./matrix-case.ts";

const ofPatient: Row["call"] = ({ patient }) => ({ params: { patient } });

/** The erasure of patients. The matrix's callers have no second factor, so that none gets past asking for one. */
export const erasure: Record<string, Row> = {
  "erasure.get": { call: ofPatient, names: "patient" },
  "erasure.request": {
    call: ({ patient }) => ({
      params: { patient },
      body: { reason: "patient_asked", password: "demo-password-1", totp: "000000" },
    }),
    names: "patient",
    own: [403],
  },
  "erasure.withdraw": { call: ofPatient, names: "patient", own: [409] },
};
