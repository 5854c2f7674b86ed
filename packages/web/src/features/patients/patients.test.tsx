import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import NewPatient from "../../app/routes/patients/new-patient.tsx";
import Patients from "../../app/routes/patients/patients.tsx";
import { answerWith, bodiesOf, patient, refusal, row, sent } from "./testing/patient-answers.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

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
    expect(screen.queryByRole("button", { name: "Download CSV" })).toBeNull();
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
