import { dueDateOf } from "@meridian/core/clinical/anamnesis/pregnancy-weeks";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { today } from "@meridian/ui/i18n/format";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import PatientScreen from "../../app/routes/patients/patient.tsx";
import { answerWith, bodiesOf, patient, refusal, sent } from "./testing/patient-answers.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

beforeEach(async () => {
  sent.length = 0;
  await storeSession(demoUser());
});

describe("the record", () => {
  const render = () =>
    renderUi(
      <>
        <PatientScreen />
        <Toasts />
      </>,
      { namespaces: ["patients", "erasure"], path: "/patient/pat_1", route: "/patient/:pid" },
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

  it.each([
    ["a manager", "manager", false, true],
    ["a professional of a clinic that shares its records", "professional", true, true],
    ["a professional of a clinic that does not share them", "professional", false, false],
    ["a receptionist", "receptionist", true, false],
  ] as const)("offers a copy of it to those who may make one: %s", async (_, role, shares, isOffered) => {
    const user = demoUser({ role, owner: false, practises: role === "professional" });
    const space = user.space && { ...user.space, shares_clinical_records: shares };
    await storeSession({ ...user, space });
    answerWith({ "GET /patients/pat_1": patient() });
    await render();
    await screen.findByRole("heading", { name: "Demo Patient Twelve" });
    const menu = screen.queryByRole("button", { name: "More actions" });
    if (menu) await userEvent.click(menu);
    expect(screen.queryByRole("menuitem", { name: /^Copy of the record/ }) !== null).toBe(isOffered);
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

  it("offers to withdraw an erasure that waits, and neither to restore the record nor to erase it again", async () => {
    const waiting = {
      state: "waiting",
      reason: "patient_asked",
      note: "",
      requested_by: "usr_1",
      requested_by_name: "Demo Manager",
      requested_at: "2026-11-01T10:00:00.000Z",
      due_at: "2026-12-01T10:00:00.000Z",
    };
    let erasure: object = waiting;
    answerWith({
      "GET /patients/pat_1": patient({ state: "archived" }),
      "GET /patients/pat_1/erasure": () => ({ erasure }),
      "POST /patients/pat_1/erasure/withdraw": () => {
        erasure = { ...waiting, state: "withdrawn" };
        return { erasure };
      },
    });
    await render();
    const withdraw = await screen.findByRole("button", { name: "Withdraw" });
    expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Erase for good…" })).toBeNull();
    await userEvent.click(withdraw);
    expect(await screen.findByRole("button", { name: "Restore" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Erase for good…" })).toBeTruthy();
  });

  it("names booked appointments before an erasure, and then leads to the notice that it waits", async () => {
    await storeSession(demoUser({ role: "manager", totp_enabled: true }));
    const waiting = {
      state: "waiting",
      reason: "patient_asked",
      note: "",
      requested_by: "usr_1",
      requested_by_name: "Demo Manager",
      requested_at: "2026-11-01T10:00:00.000Z",
      due_at: "2026-12-01T10:00:00.000Z",
    };
    let erasure: object | null = null;
    answerWith({
      "GET /patients/pat_1": () => patient({ state: "archived" }),
      "GET /patients/pat_1/erasure": () => ({ erasure }),
      "GET /appointments/ahead": {
        count: 3,
        begun: 0,
        first: [{ id: "apt_1", start: "2027-01-12T10:00:00.000Z" }],
      },
      "POST /patients/pat_1/erasure": () => {
        erasure = waiting;
        return { erasure };
      },
    });
    await render();
    await userEvent.click(await screen.findByRole("button", { name: "Erase for good…" }));
    expect(await screen.findByText("3 appointments are still booked")).toBeTruthy();
    expect(screen.getByText(/12 Jan.* · and 2 more/)).toBeTruthy();
    expect(screen.getByText(/their files are deleted after 24 hours/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/Your password/), "a long password");
    await userEvent.type(screen.getByRole("textbox", { name: /authenticator/ }), "123456");
    await userEvent.click(screen.getByRole("button", { name: "Erase this patient" }));
    expect(await screen.findByText(/This record will be erased on/)).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain("This record will be erased on"),
    );
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
