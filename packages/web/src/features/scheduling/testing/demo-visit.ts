import type { Appointment } from "@meridian/core/contracts/scheduling/appointments";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { me } from "./demo-clinic.ts";

/** Start of the visit. */
export const at = "2026-11-21T10:00:00.000Z";
export const appointment = (change: Partial<Appointment> = {}): Appointment => ({
  id: "apt_1",
  patient: "pat_1",
  patient_name: "Demo Patient Twelve",
  professional: me.id,
  office: "off_1",
  appointment_type: {
    id: "typ_1",
    name: "Follow-up",
    price: 4000,
    color: "#1f7a6b",
    tests: [],
    treatments: [],
  },
  start: at,
  end: "2026-11-21T10:45:00.000Z",
  duration: 45,
  price: 4000,
  payment: { state: "pending", price: 4000, paid: 0 },
  notes: "Prefers the quiet room",
  current_appointment: null,
  status: "open",
  reason: "",
  override: false,
  series: null,
  signed_by: null,
  signed_at: null,
  created_at: at,
  updated_at: at,
  updated_by: me.id,
  version: 3,
  ...change,
});
export type Content = NonNullable<Visit["content"]>;
/** A section as the API returns it. */
export const section = (name: Content["sections"][number]["section"], data: object, version = 1) => ({
  section: name,
  data: data as Record<string, unknown>,
  updated_at: at,
  updated_by: me.id,
  version,
});
export const complaintOf = (what: string) => ({
  items: [
    {
      what,
      onset: "",
      course: null,
      course_note: "",
      intensity: 4,
      side: null,
      quality: [],
      better: "",
      worse: "",
      icd: [],
    },
  ],
});
/** An open visit with a complaint in it. */
export const visit = (change: Partial<Visit> = {}, content: Partial<Content> = {}): Visit => ({
  appointment: appointment(),
  patient: {
    id: "pat_1",
    name: "Demo Patient Twelve",
    birthday: "1980-05-05",
    age: 46,
    gender: "female",
    language: "en",
    archived: false,
    clinical: {
      alerts: "Faints easily",
      allergies: "Penicillin",
      medication: "",
      no_allergies: false,
      record: { allergies: "Penicillin", medication: "" },
      before: { allergies: "", medication: "", no_allergies: false, conditions: [], history: false },
      pregnant: true,
      pregnancy_due: null,
      lactant: false,
    },
    last_visit: content.previous ? { id: content.previous.id, start: content.previous.start } : null,
  },
  content: {
    writable: true,
    sections: [section("complaint", complaintOf("Knee"))],
    amendments: [],
    acupuncture: { points: [], ashi_points: "", ashi_marks: [], needles_in: 0, needles_out: 0, version: 0 },
    previous: null,
    ...content,
  },
  ...change,
});
