import type { Row } from "./matrix-case.ts";

/** An unknown symptom and an unknown link: only the permission is tested here. */
const symptom = "mns_01K0DEM0000000000000000001";
const key = "a".repeat(27);
const ofPatient: Row["call"] = ({ patient }) => ({ params: { patient } });

/** Symptoms that patients follow between appointments, and the patient's own page. */
export const monitoring: Record<string, Row> = {
  "monitoring.list-followed": { call: () => ({}) },
  "monitoring.list-of-patient": { call: ofPatient, names: "patient" },
  "monitoring.create": {
    call: ({ patient }) => ({
      params: { patient },
      body: { name: "Demo", start: "2026-01-01", frequency: { every: "day", times: 1 } },
    }),
    names: "patient",
    own: [201],
    archived: [409],
  },
  "monitoring.update": {
    call: ({ patient }) => ({ params: { patient, symptom }, body: { version: 1, name: "Demo" } }),
    names: "patient",
    own: [404],
    archived: [404],
  },
  "monitoring.remove": {
    call: ({ patient }) => ({ params: { patient, symptom } }),
    names: "patient",
    own: [404],
    archived: [404],
  },
  "monitoring.get-course": {
    call: ({ patient }) => ({ params: { patient }, query: { from: "2026-01-01", to: "2026-01-31" } }),
    names: "patient",
  },
  "monitoring.get-link": { call: ofPatient, names: "patient" },
  "monitoring.create-link": { call: ofPatient, names: "patient", archived: [409] },
  "monitoring.preview-link-message": { call: ofPatient, names: "patient" },
  "monitoring.send-link": {
    call: ({ patient }) => ({ params: { patient }, body: { channels: ["email"] } }),
    names: "patient",
    own: [409],
    archived: [409],
  },
  "monitoring.revoke-link": { call: ofPatient, names: "patient" },
  "monitoring.read-page": { call: () => ({ params: { key } }), own: [404] },
  "monitoring.write-entry": {
    call: () => ({
      params: { key, entry: "0190c0de-0000-7000-8000-000000000001" },
      body: { symptom, day: "2026-01-01", value: 5, entered_at: "2026-01-01T10:00:00.000Z" },
    }),
    own: [404],
  },
  "monitoring.set-reminders": { call: () => ({ params: { key }, body: { paused: true } }), own: [404] },
};
