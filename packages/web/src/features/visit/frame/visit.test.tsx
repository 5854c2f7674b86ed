import { sections } from "@meridian/core/contracts/visits/sections";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { listDrafts } from "@meridian/ui/drafts/drafts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { demoUser } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { me } from "../../scheduling/testing/demo-clinic.ts";
import { summaryOfNothing } from "../../scheduling/testing/demo-summary.ts";
import { appointment, at, complaintOf, section, visit } from "../../scheduling/testing/demo-visit.ts";
import { answerWith, beginVisit, openVisit, READ, SAVE, sent } from "../../scheduling/testing/open-visit.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));
beforeEach(beginVisit);

describe("the open appointment", () => {
  it("shows the alerts at the top, and autosaves with the version it read", async () => {
    answerWith({
      [READ]: visit(),
      [SAVE]: ({ version, data }) => section("complaint", data as object, version + 1),
    });
    await openVisit();
    for (const fact of ["Faints easily", "Pregnant, weeks not recorded", "Allergy: Penicillin"])
      expect(await screen.findByText(fact)).toBeTruthy();
    await userEvent.click(screen.getByLabelText("Reason for the appointment"));
    await userEvent.paste(" and hip");
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      name: SAVE,
      body: { version: 1, data: { items: [{ what: "Knee and hip", intensity: 4 }] } },
    });
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeTruthy();
  });

  it.each([
    ["open", "Anamnesis started"],
    ["done", "Anamnesis filled in"],
  ] as const)('marks a step of an %s appointment that holds a word as "%s"', async (status, mark) => {
    answerWith({ [READ]: visit({ appointment: appointment({ status }) }) });
    await openVisit();
    const steps = await screen.findByRole("navigation", { name: "Steps of the appointment" });
    const names = within(steps)
      .getAllByRole("link")
      .map((link) => (link.textContent ?? "").replace(/(started|filled in|empty)$/, " $1"));
    expect(names).toContain(mark);
    expect(names).toContain("Tests empty");
  });

  it("shows both texts after a conflict, to choose between them", async () => {
    const theirs = section("complaint", complaintOf("Shoulder"), 5);
    let refuse = true;
    answerWith({
      [READ]: visit(),
      [SAVE]: ({ version, data }) => {
        if (!refuse) return section("complaint", data as object, version + 1);
        refuse = false;
        return Response.json({ code: "section.stale", current: theirs }, { status: 409 });
      },
    });
    await openVisit();
    await userEvent.type(await screen.findByLabelText("Reason for the appointment"), "!");
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByText("Knee!")).toBeTruthy();
    expect(within(alert).getByText("Shoulder")).toBeTruthy();
    await userEvent.click(within(alert).getByRole("button", { name: "Keep mine" }));
    await waitFor(() =>
      expect(sent.at(-1)?.body).toMatchObject({ version: 5, data: { items: [{ what: "Knee!" }] } }),
    );
  });

  it("recognises its own save when only the answer was lost", async () => {
    let stored: (ReturnType<typeof section> & { edit: object }) | undefined;
    answerWith({
      [READ]: visit(),
      [SAVE]: (body) => {
        const { version, edit } = body as typeof body & { edit: object };
        const lost = stored === undefined;
        if (stored && version !== stored.version)
          return Response.json({ code: "section.stale", current: stored }, { status: 409 });
        stored = { ...section("complaint", body.data as object, version + 1), edit };
        return lost ? new Response(null, { status: 502 }) : stored;
      },
    });
    const { client } = await openVisit();
    const what = await screen.findByLabelText("Reason for the appointment");
    await userEvent.click(what);
    await userEvent.paste(", left");
    await waitFor(() => expect(sent.length).toBeGreaterThan(1));
    await screen.findByText(/^Saved/);
    const known = client.getQueryData<Visit>(["visit", "apt_1"])?.content?.sections[0];
    expect(known).toMatchObject({ version: stored?.version, data: { items: [{ what: "Knee, left" }] } });
  });

  it("focuses the step, so that Tab reaches its first field, and the next step is two keys after the last", async () => {
    answerWith({ [READ]: visit() });
    await openVisit("?step=diagnosis");
    const last = await screen.findByLabelText("Free text");
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "ICD codes" }));
    last.focus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const notes = await screen.findByRole("textbox", { name: "Treatment notes" });
    await waitFor(() => expect(document.activeElement?.contains(notes)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  it("asks to confirm an unusual value and refuses an impossible one", async () => {
    answerWith({
      [READ]: visit(),
      "PUT /appointments/apt_1/sections/vital_signs": section("vital_signs", {}),
    });
    await openVisit("?step=tests");
    await userEvent.type(await screen.findByLabelText("Heart rate", {}, { timeout: 10_000 }), "210");
    await userEvent.type(screen.getByLabelText("Body temperature"), "60");
    expect(screen.getByText("Enter a value between 30 and 43.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Yes, keep it" }));
    expect(screen.queryByText("Unusual value. Is it correct?")).toBeNull();
    await userEvent.clear(screen.getByLabelText("Body temperature"));
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
    expect(sent.at(-1)?.body.data).toEqual({ values: { heart_rate: 210 }, confirmed: ["heart_rate"] });
  });

  it("signs after a confirmation, once everything is saved", async () => {
    answerWith({
      [READ]: visit(),
      "POST /appointments/apt_1/status": Response.json(
        { code: "needles.count_mismatch", details: { needles_in: 4, needles_out: 3 } },
        { status: 409 },
      ),
    });
    await openVisit();
    await userEvent.click(await screen.findByRole("button", { name: "Finish" }));
    const dialog = screen.getByRole("dialog");
    const sign = within(dialog).getByRole<HTMLButtonElement>("button", { name: "Finish and sign" });
    await waitFor(() => expect(sign.disabled).toBe(false));
    await userEvent.click(sign);
    expect(await within(dialog).findByText(/Needles in \(4\) and out \(3\) do not match/)).toBeTruthy();
    expect(sent.find(({ name }) => name.startsWith("POST"))).toMatchObject({
      name: "POST /appointments/apt_1/status",
      body: { status: "done", version: 3 },
    });
  });

  it("copies a section from the last visit, with an undo", async () => {
    const summary = { ...summaryOfNothing, points: ["ST36"], allergies: "Pollen" };
    const before = visit(
      { appointment: appointment({ id: "apt_0" }) },
      { sections: [section("allergies", { none: false, items: [], text: "Pollen" })] },
    );
    answerWith({
      [READ]: visit({}, { previous: { id: "apt_0", start: at, signed: true, summary } }),
      "GET /appointments/apt_0": before,
      "PUT /appointments/apt_1/sections/allergies": section("allergies", {
        none: false,
        items: [],
        text: "Pollen",
      }),
    });
    await openVisit();
    await userEvent.click(await screen.findByRole("button", { name: "Change: Allergies" }));
    const allergies = await screen.findByRole("region", { name: "Allergies" });
    const words = await within(allergies).findByDisplayValue("Pollen");
    await userEvent.clear(words);
    await userEvent.click(
      within(allergies).getByRole("button", { name: "Copy from last appointment: Allergies" }),
    );
    await waitFor(() => expect(within(allergies).getByDisplayValue("Pollen")).toBeTruthy());
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(within(allergies).queryByDisplayValue("Pollen")).toBeNull();
  });

  it.each([
    [false, 1],
    [true, 0],
  ])("says of a last visit the year too, and where it was never signed: %s", async (signed, notes) => {
    const start = "2020-03-05T10:00:00.000Z";
    answerWith({
      [READ]: visit({}, { previous: { id: "apt_0", start, signed, summary: summaryOfNothing } }),
    });
    await openVisit();
    const block = (await screen.findByRole("heading", { name: "Last appointment, 5 Mar 2020" }))
      .parentElement;
    expect(within(block as HTMLElement).queryAllByText("Not signed")).toHaveLength(notes);
  });

  it("copies the last visit's medication automatically where the clinic set it so, even while something else is typed", async () => {
    if (me.space) await storeSession({ ...me, space: { ...me.space, auto_drug_import: true } });
    const known = sections.medication.schema.parse({ items: [{ drug: "Ibuprofen", dose: "400 mg" }] });
    const before = visit(
      { appointment: appointment({ id: "apt_0" }) },
      { sections: [section("medication", known)] },
    );
    const summary = { ...summaryOfNothing, medication: "Ibuprofen 400 mg" };
    answerWith({
      [READ]: visit({}, { previous: { id: "apt_0", start: at, signed: true, summary } }),
      "GET /appointments/apt_0": before,
      [SAVE]: ({ version, data }) => section("complaint", data as object, version + 1),
      "PUT /appointments/apt_1/sections/medication": ({ data }) => section("medication", data as object),
    });
    await openVisit();
    await userEvent.type(await screen.findByLabelText("Reason for the appointment"), " and hip");
    const undo = await screen.findByRole("button", { name: "Undo" });
    await userEvent.click(screen.getByRole("button", { name: "Change: Medication" }));
    expect(await screen.findByDisplayValue("Ibuprofen")).toBeTruthy();
    expect(screen.getByDisplayValue("400 mg")).toBeTruthy();
    await userEvent.click(undo);
    expect(screen.queryByDisplayValue("Ibuprofen")).toBeNull();
  });
});

describe("the signed appointment", () => {
  const signed = visit(
    { appointment: appointment({ status: "done", signed_by: { id: me.id, name: me.name }, signed_at: at }) },
    {
      writable: false,
      amendments: [
        {
          id: "amd_1",
          section: "complaint",
          reason: "The side was missing",
          old_value: complaintOf("Old words"),
          new_value: complaintOf("Knee"),
          amended_by: { id: me.id, name: me.name },
          amended_at: at,
        },
      ],
    },
  );

  it("is read-only and shows the values before each amendment", async () => {
    answerWith({ [READ]: signed });
    await openVisit();
    const complaint = await screen.findByRole("region", { name: "Complaint" });
    expect(within(complaint).queryByRole("textbox")).toBeNull();
    expect(within(complaint).getByText("Old words")).toBeTruthy();
    expect(within(complaint).getByText("The side was missing")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Finish" })).toBeNull();
  });

  it("undoes a removal within an amendment, and keeps the amendment until it is sent or discarded", async () => {
    answerWith({ [READ]: signed, [SAVE]: section("complaint", complaintOf("Knee, left"), 2) });
    const first = await openVisit();
    const complaint = () => screen.findByRole("region", { name: "Complaint" });
    await userEvent.click(within(await complaint()).getByRole("button", { name: "Amend" }));
    await userEvent.click(within(await complaint()).getByRole("button", { name: "Remove Knee" }));
    const what = within(await complaint()).getByLabelText<HTMLTextAreaElement>("Reason for the appointment");
    expect(what.value).toBe("");
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(what.value).toBe("Knee");
    await userEvent.type(what, ", left");
    await userEvent.type(within(await complaint()).getByLabelText(/Reason for the change/), "Side");
    await waitFor(async () => expect((await listDrafts())[0]?.value).toMatchObject({ reason: "Side" }));

    first.unmount();
    await openVisit();
    const reason = await within(await complaint()).findByLabelText<HTMLInputElement>(/Reason for the change/);
    expect(reason.value).toBe("Side");
    await userEvent.click(within(await complaint()).getByRole("button", { name: "Cancel" }));
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await userEvent.click(await within(await complaint()).findByRole("button", { name: "Save amendment" }));
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ amend: { reason: "Side" } }));
    await waitFor(async () => expect(await listDrafts()).toEqual([]));
  });

  it("requires a reason for an amendment", async () => {
    answerWith({ [READ]: signed, [SAVE]: section("complaint", complaintOf("Knee, left"), 2) });
    await openVisit();
    const complaint = await screen.findByRole("region", { name: "Complaint" });
    await userEvent.click(within(complaint).getByRole("button", { name: "Amend" }));
    await userEvent.type(within(complaint).getByLabelText("Reason for the appointment"), ", left");
    await userEvent.click(within(complaint).getByRole("button", { name: "Save amendment" }));
    expect(sent).toHaveLength(0);
    await userEvent.type(within(complaint).getByLabelText(/Reason for the change/), "Side");
    await userEvent.click(within(complaint).getByRole("button", { name: "Save amendment" }));
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({
        version: 1,
        data: { items: [{ what: "Knee, left" }] },
        amend: { reason: "Side" },
      }),
    );
  });
});

it("shows the front desk only time, type and price, and says why", async () => {
  await storeSession(demoUser({ role: "receptionist", owner: false, practises: false }));
  const { patient } = visit();
  answerWith({ [READ]: { ...visit(), patient: { ...patient, clinical: null }, content: null } });
  await openVisit();
  expect(await screen.findByText("Only professionals can see clinical content.")).toBeTruthy();
  expect(screen.getByText("Prefers the quiet room")).toBeTruthy();
  expect(screen.queryByText("Anamnesis")).toBeNull();
});
