import { dueDateOf } from "@meridian/core/clinical/anamnesis/pregnancy-weeks";
import type { Patient, PatientRow } from "@meridian/core/contracts/patients/patients";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { today } from "@meridian/ui/i18n/format";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import NewPatient from "../../app/routes/patients/new-patient.tsx";
import PatientScreen from "../../app/routes/patients/patient.tsx";
import Patients from "../../app/routes/patients/patients.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const patient = (change: Partial<Patient> = {}): Patient => ({
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
const row = (name: string, id: string): PatientRow => ({ ...patient({ name, id }) });

type Answer = unknown | ((body: unknown, search: URLSearchParams) => unknown);
const sent: [string, unknown][] = [];
function answerWith(answers: Record<string, Answer>) {
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
const refusal = (status: number, body: object) =>
  Response.json({ requestId: "r", message: "", ...body }, { status });
const bodiesOf = (name: string) => sent.filter(([called]) => called === name).map(([, body]) => body);

beforeEach(async () => {
  sent.length = 0;
  await storeSession(demoUser());
});

describe("the list", () => {
  const render = (path = "/patients") =>
    renderUi(
      <>
        <Patients />
        <Toasts />
      </>,
      { namespaces: ["patients"], path },
    );

  it("searches as one types and keeps what is shown in the address", async () => {
    answerWith({ "GET /patients": { items: [row("Demo Alecrim", "pat_a")], next: null } });
    const { router } = await render();
    await screen.findByRole("link", { name: "Demo Alecrim" });
    await userEvent.type(screen.getByRole("searchbox"), "ale");
    await waitFor(() =>
      expect(bodiesOf("GET /patients").at(-1)).toMatchObject({ q: "ale", state: "active" }),
    );
    await userEvent.click(screen.getByRole("button", { name: "deleted patients" }));
    await waitFor(() => expect(bodiesOf("GET /patients").at(-1)).toMatchObject({ state: "archived" }));
    expect(router.state.location.search).toContain("view=archived");
  });

  it("deletes the rows selected and takes it back", async () => {
    answerWith({
      "GET /patients": { items: [row("Demo Alecrim", "pat_a"), row("Demo Boldo", "pat_b")], next: null },
      "POST /patients/pat_a/archive": patient({ id: "pat_a", state: "archived" }),
      "POST /patients/pat_b/archive": patient({ id: "pat_b", state: "archived" }),
      "POST /patients/pat_a/restore": patient({ id: "pat_a" }),
      "POST /patients/pat_b/restore": patient({ id: "pat_b" }),
    });
    await render();
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Demo Alecrim" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Select Demo Boldo" }));
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("2 patients deleted")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("2 patients restored")).toBeTruthy();
  });

  it("names the booked appointments before it deletes, and deletes nothing after a cancel", async () => {
    const first = [
      { id: "apt_1", start: "2099-11-23T10:00:00.000Z", patient_name: "Demo Alecrim", professional: "usr_2" },
    ];
    answerWith({
      "GET /patients": { items: [row("Demo Alecrim", "pat_a"), row("Demo Boldo", "pat_b")], next: null },
      "GET /appointments/ahead": (_: unknown, query: URLSearchParams) =>
        query.get("patient") === "pat_a" ? { count: 3, first } : { count: 0, first: [] },
      "POST /patients/pat_a/archive": patient({ id: "pat_a", state: "archived" }),
    });
    await render();
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Demo Alecrim" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Select Demo Boldo" }));
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Demo Alecrim has 3 upcoming appointments")).toBeTruthy();
    expect(screen.getByText("and 2 more")).toBeTruthy();
    expect(screen.getByRole("link", { name: /10:00/ }).getAttribute("href")).toBe(
      "/calendar?view=list&date=2099-11-23&who=usr_2",
    );
    expect(screen.queryByText(/Demo Boldo has/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(bodiesOf("POST /patients/pat_a/archive")).toEqual([]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Select Demo Alecrim" }));
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await userEvent.click(await screen.findByRole("button", { name: "Delete anyway" }));
    await waitFor(() => expect(bodiesOf("POST /patients/pat_a/archive")).toHaveLength(1));
  });

  it("offers a receptionist neither deleting nor the CSV", async () => {
    await storeSession(demoUser({ role: "receptionist", owner: false, practises: false }));
    answerWith({ "GET /patients": { items: [row("Demo Alecrim", "pat_a")], next: null } });
    await render();
    await screen.findByRole("link", { name: "Demo Alecrim" });
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Export CSV" })).toBeNull();
    expect(screen.getByRole("link", { name: "New Patient" })).toBeTruthy();
  });

  it("shows that there are no patients yet, and what to do", async () => {
    answerWith({ "GET /patients": { items: [], next: null } });
    await render();
    expect(await screen.findByText("No patients yet")).toBeTruthy();
  });
});

describe("a new patient", () => {
  const candidate = { id: "pat_9", name: "Ana Demo", birthday: null, archived: false, matches: ["phone"] };
  const render = () => renderUi(<NewPatient />, { namespaces: ["patients"] });

  it("needs only a name, and leads to the record", async () => {
    answerWith({ "POST /patients": patient() });
    const { router } = await render();
    await userEvent.click(screen.getByRole("button", { name: "Add patient" }));
    expect(await screen.findByRole("link", { name: /Name: Required/ })).toBeTruthy();
    expect(bodiesOf("POST /patients")).toEqual([]);
    await userEvent.type(screen.getByRole("textbox", { name: /^Name/ }), "Demo Patient Twelve");
    await userEvent.click(screen.getByRole("button", { name: "Add patient" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/patient/pat_1"));
    expect(bodiesOf("POST /patients")).toEqual([
      { name: "Demo Patient Twelve", language: "en", confirm_duplicates: false },
    ]);
  });

  it("shows who may be the same while one types, and adds anyway", async () => {
    answerWith({
      "GET /patients/duplicates": (_: unknown, search: URLSearchParams) => ({
        items: search.get("mobile_number") === "912345678" ? [candidate] : [],
        next: null,
      }),
      "POST /patients": patient(),
    });
    await render();
    await userEvent.type(screen.getByRole("textbox", { name: /^Name/ }), "Ana");
    await userEvent.type(screen.getByRole("textbox", { name: "Mobile number" }), "912345678");
    expect(await screen.findByText("Is it this person?")).toBeTruthy();
    expect(screen.getByText("Same phone")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Add anyway" }));
    await waitFor(() => expect(bodiesOf("POST /patients")).toMatchObject([{ confirm_duplicates: true }]));
  });

  it("shows duplicates that only the server found, and keeps everything typed", async () => {
    answerWith({
      "POST /patients": (body: { confirm_duplicates: boolean }) =>
        body.confirm_duplicates
          ? patient()
          : refusal(409, { code: "patient.possible_duplicates", details: { candidates: [candidate] } }),
    });
    await render();
    await userEvent.type(screen.getByRole("textbox", { name: /^Name/ }), "Ana Demo");
    await userEvent.click(screen.getByRole("button", { name: "Add patient" }));
    expect(await screen.findByText("Is it this person?")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: /^Name/ })).toHaveProperty("value", "Ana Demo");
    await userEvent.click(screen.getByRole("button", { name: "Add anyway" }));
    await waitFor(() => expect(bodiesOf("POST /patients")).toHaveLength(2));
  });

  it("has no clinical fields for a receptionist", async () => {
    await storeSession(demoUser({ role: "receptionist", owner: false, practises: false }));
    answerWith({});
    await render();
    expect(screen.queryByRole("textbox", { name: "Allergies" })).toBeNull();
  });
});

describe("the record", () => {
  const render = () =>
    renderUi(
      <>
        <PatientScreen />
        <Toasts />
      </>,
      { namespaces: ["patients"], path: "/patient/pat_1", route: "/patient/:pid" },
    );

  it("puts on top what matters clinically", async () => {
    answerWith({ "GET /patients/pat_1": patient() });
    await render();
    await screen.findByRole("heading", { name: "Demo Patient Twelve" });
    expect(screen.getAllByText("Penicillin").length).toBeGreaterThan(0);
    expect(screen.getByText("46 years", { exact: false })).toBeTruthy();
    expect(screen.getAllByText(/Pregnant, weeks not recorded/).length).toBeGreaterThan(0);
  });

  it("shows a receptionist nothing clinical, not even that there could be", async () => {
    await storeSession(demoUser({ role: "receptionist", owner: false, practises: false }));
    const { alerts, allergies, medication, pregnant, pregnancy_due, lactant, ...demographics } = patient();
    answerWith({ "GET /patients/pat_1": demographics });
    await render();
    await screen.findByRole("heading", { name: "Demo Patient Twelve" });
    expect(screen.queryByText(/Allergies|Medication/)).toBeNull();
    expect(screen.queryByRole("region", { name: "Clinical" })).toBeNull();
  });

  it("takes how far a pregnancy is by its weeks or by the due date", async () => {
    const due = dueDateOf(30, today());
    answerWith({
      "GET /patients/pat_1": patient(),
      "PATCH /patients/pat_1": () => patient({ pregnancy_due: due, version: 4 }),
    });
    await render();
    await screen.findByRole("heading", { name: "Demo Patient Twelve" });
    await userEvent.click(screen.getByRole("button", { name: "Edit Clinical" }));
    const weeks = screen.getByLabelText("Weeks today");
    await userEvent.type(weeks, "30");
    const form = screen.getByRole("form", { name: "Clinical" });
    expect((within(form).getByLabelText("Due date") as HTMLInputElement).value).not.toBe("");
    await userEvent.click(within(form).getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(bodiesOf("PATCH /patients/pat_1")).toEqual([{ pregnancy_due: due, version: 3 }]),
    );
    expect(await screen.findByText("Pregnant, 30+0 weeks")).toBeTruthy();
  });

  it("edits a section in its place and sends only what changed", async () => {
    answerWith({
      "GET /patients/pat_1": patient(),
      "PATCH /patients/pat_1": patient({ occupation: "Cook", version: 4 }),
    });
    await render();
    await userEvent.click(await screen.findByRole("button", { name: "Edit Identity" }));
    const field = screen.getByRole("textbox", { name: "Occupation" });
    await userEvent.clear(field);
    await userEvent.type(field, "Cook");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect((await screen.findAllByText("Saved Successfully")).length).toBeGreaterThan(0);
    expect(bodiesOf("PATCH /patients/pat_1")).toEqual([{ occupation: "Cook", version: 3 }]);
    expect(screen.getByText("Cook")).toBeTruthy();
  });

  it("joins an edit with one somebody made elsewhere in the record", async () => {
    const theirs = patient({ address: "2 Demo Street", version: 4 });
    answerWith({
      "GET /patients/pat_1": patient(),
      "PATCH /patients/pat_1": (body: { version: number }) =>
        body.version === 3
          ? refusal(409, { code: "patient.stale", current: theirs })
          : { ...theirs, occupation: "Cook", version: 5 },
    });
    await render();
    await userEvent.click(await screen.findByRole("button", { name: "Edit Identity" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Occupation" }), "!");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect((await screen.findAllByText("Saved Successfully")).length).toBeGreaterThan(0);
    expect(bodiesOf("PATCH /patients/pat_1")).toMatchObject([{ version: 3 }, { version: 4 }]);
  });

  it("shows both texts where two people wrote the same field", async () => {
    answerWith({
      "GET /patients/pat_1": patient(),
      "PATCH /patients/pat_1": (body: { version: number }) =>
        body.version === 3
          ? refusal(409, { code: "patient.stale", current: patient({ occupation: "Driver", version: 4 }) })
          : patient({ occupation: "Baker!", version: 5 }),
    });
    await render();
    await userEvent.click(await screen.findByRole("button", { name: "Edit Identity" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Occupation" }), "!");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Occupation: Driver")).toBeTruthy();
    expect(screen.getByText("Occupation: Baker!")).toBeTruthy();
    await userEvent.type(screen.getByRole("textbox", { name: "Occupation" }), "!");
    await userEvent.click(screen.getByRole("button", { name: "Keep mine" }));
    expect((await screen.findAllByText("Saved Successfully")).length).toBeGreaterThan(0);
    expect(bodiesOf("PATCH /patients/pat_1")).toEqual([
      { occupation: "Baker!", version: 3 },
      { occupation: "Baker!!", version: 4 },
    ]);
  });

  it("of a deleted patient can be read and restored, not edited", async () => {
    answerWith({
      "GET /patients/pat_1": patient({ state: "archived" }),
      "POST /patients/pat_1/restore": patient({ version: 4 }),
    });
    await render();
    expect(await screen.findByText("This patient is deleted")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Edit/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Restore" }));
    expect((await screen.findAllByText("1 patient restored")).length).toBeGreaterThan(0);
    expect(screen.getByRole("button", { name: "Edit Identity" })).toBeTruthy();
  });

  it("leads from a record merged away to the one that stayed", async () => {
    answerWith({
      "GET /patients/pat_1": patient({ state: "merged", merged_into: "pat_2" }),
      "GET /patients/pat_2": patient({ id: "pat_2" }),
      "GET /patients/pat_2/record": { patient: null, items: [], next: null },
    });
    const { router } = await render();
    await waitFor(() => expect(router.state.location.pathname).toBe("/patient/pat_2"));
  });

  it("merges with another record and takes it back", async () => {
    const other = patient({ id: "pat_2", name: "Demo P. Twelve", email: "p@demo.example", version: 7 });
    const merge = {
      id: "mrg_1",
      patient: "pat_2",
      name: other.name,
      merged_at: "2026-01-02T10:00:00.000Z",
      undo_until: "2999-01-01T10:00:00.000Z",
    };
    answerWith({
      "GET /patients/pat_1": patient(),
      "GET /patients": { items: [patient(), other], next: null },
      "GET /patients/pat_2": other,
      "POST /patients/pat_1/merge": {
        patient: patient({ email: other.email, merges: [merge], version: 4 }),
        merge,
      },
      "POST /merges/mrg_1/undo": { patient: patient({ version: 5 }), other },
    });
    await render();
    await userEvent.click(await screen.findByRole("button", { name: "More actions" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Merge with another record" }));
    const found = await screen.findByRole("button", { name: /Demo P. Twelve/ });
    expect(screen.getByLabelText("The other record")).toBe(document.activeElement);
    await userEvent.click(found);
    const table = await screen.findByRole("region", { name: "Result" });
    expect(within(table).getAllByText("p@demo.example").length).toBe(2);
    expect(table).toBe(document.activeElement);
    await userEvent.click(within(table).getByRole("radio", { name: /Name: .*\(Merged record\)/ }));
    await userEvent.click(screen.getByRole("button", { name: "Merge records" }));
    expect(await screen.findByText("Records merged")).toBeTruthy();
    expect(bodiesOf("POST /patients/pat_1/merge")).toEqual([
      { other: "pat_2", version: 3, other_version: 7, choices: { name: "other" } },
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Undo the merge" }));
    expect(await screen.findByText("Merge undone")).toBeTruthy();
  });
});
