import type { Row } from "./matrix-case.ts";

const fingerprint = "a".repeat(64);
const unknown: Row["call"] = ({ import: one }) => ({ params: { import: one } });
const missing = { own: [404], colleague: [404], archived: [404] } as const;

/** Imports of files. Those named here do not exist: what an import holds is tested with its service. */
export const imports: Record<string, Row> = {
  "imports.list": { call: () => ({}) },
  "imports.get": { call: unknown, names: "clinic", ...missing },
  "imports.check": {
    call: () => ({
      body: {
        rows: [
          {
            number: 1,
            fingerprint,
            name: "Demo",
            birthday: null,
            phone: "",
            mobile_number: "",
            email: "",
            vat_number: "",
            health_system_number: "",
          },
        ],
      },
    }),
  },
  "imports.start": {
    call: () => ({
      body: {
        file_name: "demo.csv",
        file_hash: fingerprint,
        header_hash: fingerprint,
        sheet: "",
        mapping: ["name"],
        date_order: "dmy",
        rows: 1,
        new_patients: 1,
      },
    }),
    own: [201],
  },
  "imports.add-rows": {
    call: (ids) => ({
      ...unknown(ids),
      body: { rows: [{ number: 1, fingerprint, patient: { name: "Demo" } }] },
    }),
    names: "clinic",
    ...missing,
  },
  "imports.match-patients": {
    call: () => ({
      body: { people: [{ key: "1", name: "Demo", birthday: null, phone: "", email: "", number: "" }] },
    }),
  },
  "imports.check-appointments": {
    call: () => ({ body: { rows: [{ number: 1, fingerprint }] } }),
  },
  "imports.add-appointments": {
    call: (ids) => ({
      ...unknown(ids),
      body: {
        rows: [
          {
            number: 1,
            fingerprint,
            booking: {
              patient: ids.patient,
              professional: ids.professional,
              office: ids.office,
              appointment_type: ids.appointmentType,
              start: "2026-01-05T10:00:00.000Z",
              duration: 30,
              state: "booked",
            },
          },
        ],
      },
    }),
    names: "clinic",
    ...missing,
  },
  "imports.finish": {
    call: (ids) => ({ ...unknown(ids), body: { skipped: 0 } }),
    names: "clinic",
    ...missing,
  },
  "imports.undo": { call: (ids) => ({ ...unknown(ids), body: {} }), names: "clinic", ...missing },
};
