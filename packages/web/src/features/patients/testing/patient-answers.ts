import type { Patient, PatientRow } from "@meridian/core/contracts/patients/patients";
import { answerApi } from "@meridian/ui/testing/api";

/** A patient as the API answers it. */
export const patient = (change: Partial<Patient> = {}): Patient => ({
  id: "pat_1",
  state: "active",
  merged_into: null,
  name: "Demo Patient Twelve",
  birthday: "1980-02-03",
  age: 46,
  age_class: null,
  gender: "female",
  marital_status: null,
  blood_type: null,
  occupation: "Baker",
  health_system_number: "",
  id_number: "",
  social_security_number: "",
  vat_number: "",
  address: "",
  phone: "",
  phone_e164: null,
  mobile_number: "912 345 678",
  mobile_e164: "+351912345678",
  email: "",
  legal_representative: "",
  consents_email: false,
  consents_sms: false,
  language: "en",
  notes: "",
  alerts: "",
  allergies: "Penicillin",
  medication: "",
  pregnant: true,
  pregnancy_due: null,
  lactant: false,
  imported: false,
  merges: [],
  created_at: "2026-01-01T10:00:00.000Z",
  created_by: "usr_1",
  updated_at: "2026-01-01T10:00:00.000Z",
  updated_by: "usr_1",
  version: 3,
  ...change,
});
export const row = (name: string, id: string): PatientRow => ({ ...patient({ name, id }) });

type Answer = unknown | ((body: unknown, search: URLSearchParams) => unknown);
export const sent: [string, unknown][] = [];
/** Answers by method and path; what was sent is kept in `sent`. */
export function answerWith(answers: Record<string, Answer>) {
  const all: Record<string, Answer> = {
    "GET /patients/duplicates": { items: [], next: null },
    "GET /patients/pat_1/record": { patient: null, items: [], next: null },
    "GET /clinic": { professionals: [] },
    "GET /appointments/ahead": { count: 0, first: [] },
    ...answers,
  };
  answerApi(async (input, init) => {
    const url = new URL(String(input));
    const name = `${init?.method} ${url.pathname}`;
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    sent.push([name, body ?? Object.fromEntries(url.searchParams)]);
    const answer = all[name];
    const value = typeof answer === "function" ? answer(body, url.searchParams) : answer;
    if (value instanceof Response) return value;
    return value === undefined ? Response.json({ code: "internal" }, { status: 500 }) : Response.json(value);
  });
}
export const refusal = (status: number, body: object) =>
  Response.json({ requestId: "r", message: "", ...body }, { status });
export const bodiesOf = (name: string) => sent.filter(([called]) => called === name).map(([, body]) => body);
