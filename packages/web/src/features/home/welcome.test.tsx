import { registerLocales } from "@meridian/ui/i18n/i18n";
import { type SessionUser, sessionUserNow, storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import WelcomeScreen from "../../app/routes/home/welcome.tsx";
import { chosenSpecialities, clinicSpecialities, missingFrom } from "./model/specialities.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const space = demoUser().space as NonNullable<SessionUser["space"]>;
const NEW_CLINIC = { welcome_waits: true, space: { ...space, subscription_plan: null, modules: [] } };
const PLACE = {
  id: "est_1",
  name: "Demo",
  address: "",
  phone: "",
  prescription_logo_url: null,
  letterhead_height: 30,
};
const TYPE = {
  id: "typ_1",
  name: "Consultation",
  duration: 60,
  price: 0,
  color: "#1f7a6b",
  tests: [],
  treatments: [],
};
const READY = {
  ...space,
  establishments: [{ ...PLACE, offices: [{ id: "off_1", name: "1" }] }],
  appointment_types: [TYPE],
};

let sent: [string, Record<string, unknown>][];

/** A server that stores what is sent in the session's user, and refuses a stale change of it once where asked. */
async function signIn(change: Partial<SessionUser>, { stale = false } = {}) {
  sent = [];
  await storeSession(demoUser(change));
  let now = sessionUserNow() as SessionUser;
  let refuses = stale;
  const inSpace = (of: Partial<NonNullable<SessionUser["space"]>>) => {
    now = { ...now, space: { ...(now.space as NonNullable<SessionUser["space"]>), ...of } };
    return Response.json({ user: now, ...now.space });
  };
  answerApi(async (input, init) => {
    const name = `${init?.method} ${new URL(String(input)).pathname}`;
    const body = init?.body ? JSON.parse(String(init.body)) : {};
    if (init?.method !== "GET") sent.push([name, body]);
    if (name === "POST /subscription/free-trial")
      return inSpace({ subscription_plan: space.subscription_plan });
    if (name === "POST /clinic/establishments") return inSpace({ establishments: READY.establishments });
    if (name === "POST /clinic/appointment-types")
      return inSpace({ appointment_types: READY.appointment_types });
    if (name === "PATCH /settings") return inSpace({ specialities: body.specialities });
    if (name === "GET /refresh_user") return Response.json({ user: now });
    if (name !== "PATCH /session/user") return Response.json({ items: [], next: null });
    if (refuses && body.specialities) {
      refuses = false;
      now = { ...now, version: now.version + 1, show_sunday: true };
      return Response.json({ code: "user.stale", current: now }, { status: 409 });
    }
    const { version, ...changes } = body;
    now = { ...now, ...changes, version: version === undefined ? now.version : version + 1 };
    return Response.json({ user: now });
  });
}

const show = () => renderUi(<WelcomeScreen />, { namespaces: ["welcome"], path: "/welcome" });
const doors = () => screen.getAllByRole("listitem").flatMap((item) => within(item).queryAllByRole("link"));
/** Waits for a step; its heading has the focus. */
const headed = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2, name })));
const heading = (name: string) => screen.findByRole("heading", { level: 2, name });

describe("the welcome", () => {
  it("asks a new clinic's owner who they are, where they work and how they begin", async () => {
    await signIn(NEW_CLINIC);
    await show();
    await userEvent.click(await screen.findByRole("checkbox", { name: "Acupuncture" }));
    await userEvent.type(screen.getByLabelText("Other specialities"), "Shiatsu, acupuncture");
    await userEvent.click(screen.getByRole("checkbox", { name: /^Osteopathy Segments/ }));
    await userEvent.click(screen.getByRole("button", { name: "Start the free trial" }));
    await headed("Where do you see patients?");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await headed("What do patients book?");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await headed("How would you like to begin?");
    expect(doors().map((link) => link.getAttribute("href"))).toEqual(
      expect.arrayContaining(["/patients/import", "/patients/new"]),
    );
    expect(sent.map(([name]) => name)).toEqual([
      "PATCH /session/user",
      "POST /subscription/free-trial",
      "PATCH /settings",
      "PATCH /session/user",
      "POST /clinic/establishments",
      "POST /clinic/appointment-types",
    ]);
    const [shown, trial, clinic, own] = sent.map(([, body]) => body);
    expect(shown).toEqual({ welcome_waits: false });
    expect(trial?.modules).toEqual(["mtc", "fito", "others"]);
    expect([clinic?.specialities, own?.specialities]).toEqual(Array(2).fill(["Acupuncture", "Shiatsu"]));
  });

  it("can be left at once and keeps what was typed", async () => {
    await signIn(NEW_CLINIC);
    const first = await show();
    await userEvent.type(await screen.findByLabelText("Other specialities"), "Shiatsu");
    expect(screen.getByRole("link", { name: "Later" }).getAttribute("href")).toBe("/home");
    await waitFor(() => expect(sessionUserNow()?.welcome_waits).toBe(false));
    first.unmount();
    await show();
    expect(await screen.findByDisplayValue("Shiatsu")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    await waitFor(() => expect(screen.queryByDisplayValue("Shiatsu")).toBeNull());
  });

  it("names the step that has to come first", async () => {
    await signIn(NEW_CLINIC);
    await show();
    await userEvent.click(await screen.findByRole("button", { name: /Begin/ }));
    expect(await screen.findByText("Patients can be added once you have chosen your modules.")).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Start with one patient/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /Your clinic/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Choose modules" }));
    expect(await heading("What do you practise?")).toBeTruthy();
    expect(screen.getByRole("button", { name: /You$/ }).getAttribute("aria-current")).toBe("step");
  });

  it("asks an invited professional for specialities of the clinic, and sends them again after another change", async () => {
    await signIn(
      {
        role: "professional",
        owner: false,
        patients_permission: false,
        space: { ...READY, specialities: ["Acupuncture", "Nutrition"] },
      },
      { stale: true },
    );
    await show();
    await userEvent.click(await screen.findByRole("checkbox", { name: "Nutrition" }));
    expect(screen.queryByLabelText("Other specialities")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await heading("How would you like to begin?")).toBeTruthy();
    expect(sent.map(([name]) => name)).toEqual(["PATCH /session/user", "PATCH /session/user"]);
    expect(sent.at(-1)?.[1]).toEqual({ version: 2, specialities: ["Nutrition"] });
    // Without the right to add patients the calendar is where to begin.
    expect(doors().map((link) => link.getAttribute("href"))).toEqual(["/tour", "/calendar"]);
    expect(screen.queryByText("Bring my patients")).toBeNull();
  });

  it("shows a receptionist the doors at once", async () => {
    await signIn({ role: "receptionist", owner: false, practises: false, space: READY });
    await show();
    expect(await heading("How would you like to begin?")).toBeTruthy();
    expect(screen.getByText("You are part of Demo Clinic.")).toBeTruthy();
    expect(screen.queryByRole("navigation", { name: "Steps" })).toBeNull();
    expect(sent).toEqual([]);
  });

  it("refuses no modules and too long a speciality, each at its field", async () => {
    await signIn(NEW_CLINIC);
    await show();
    for (const module of [
      /^Chinese medicine Tongue/,
      /^Osteopathy Segments/,
      /^Phytotherapy Plants/,
      /^Other treat/,
    ])
      await userEvent.click(await screen.findByRole("checkbox", { name: module }));
    await userEvent.click(screen.getByLabelText("Other specialities"));
    await userEvent.paste("x".repeat(81));
    await userEvent.click(screen.getByRole("button", { name: "Start the free trial" }));
    const problems = within(await screen.findByRole("alert")).getAllByRole("link");
    expect(problems.map(({ textContent }) => textContent?.split(":")[0])).toEqual([
      "Modules",
      "Other specialities",
    ]);
    expect(sent.filter(([name]) => name.startsWith("POST"))).toEqual([]);
  });
});

describe("specialities", () => {
  it.each([
    [{ chosen: [], other: "" }, []],
    [{ chosen: ["A"], other: " b ,; c\nA, a, B" }, ["A", "b", "c"]],
  ])("%o", ({ chosen, other }, expected) => expect(chosenSpecialities({ chosen, other })).toEqual(expected));

  it("the clinic's list gets what it lacks", () => {
    expect(missingFrom(["Massage"], ["massage", "Shiatsu"])).toEqual(["Shiatsu"]);
    expect(clinicSpecialities(["Massage"], ["massage", "Shiatsu"])).toEqual(["Massage", "Shiatsu"]);
  });
});
