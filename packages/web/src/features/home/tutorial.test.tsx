import type { TutorialTask } from "@meridian/core/contracts/accounts/tutorial";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { type SessionUser, sessionUserNow, storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import Home from "../../app/routes/home/home.tsx";
import { stepsOf } from "./model/getting-started.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const SETUP = { plan: true, place: true, type: true, patient: true, appointment: true };
const EVERYTHING: TutorialTask[] = ["patient", "book", "visit", "sign", "reminder", "invite"];

let stored: object[];
let refused: boolean;

/** Answers Home with these tasks done, and stores what is changed of the user. */
async function signIn(done: TutorialTask[], change: Partial<SessionUser> = {}, setup = SETUP) {
  stored = [];
  refused = false;
  await storeSession(demoUser({ tutorial_open: true, ...change }));
  answerApi(async (input, init) => {
    const path = new URL(String(input)).pathname;
    if (path === "/home")
      return Response.json({
        today: [],
        next: null,
        unfinished: [],
        retention_open: 0,
        setup,
        tutorial: { done },
      });
    if (path !== "/session/user") return Response.json({ items: [], next: null, professionals: [] });
    const body = JSON.parse(String(init?.body));
    stored.push(body);
    if (refused) return Response.json({ code: "internal" }, { status: 500 });
    return Response.json({ user: { ...sessionUserNow(), ...body } });
  });
}

const show = () =>
  renderUi(
    <>
      <Home />
      <Toasts />
    </>,
    { namespaces: ["home"] },
  );
const list = () => screen.findByRole("region", { name: "Getting started" });
const namesOf = (steps: ReturnType<typeof stepsOf>) => steps.map(({ step }) => step);

describe("the list of first steps", () => {
  beforeEach(() => signIn(["patient", "book"]));

  it("shows what is done, and leads to each of the others with a sentence on how", async () => {
    await show();
    const shown = await list();
    expect(shown.textContent).toContain("4 of 8");
    expect(within(shown).getAllByRole("img", { name: "Done" })).toHaveLength(4);
    const links = within(shown).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Write up an appointment", "/calendar"],
      ["Sign it", "/calendar"],
      ["Send a reminder", "/messages"],
      ["Invite somebody", "/users/invite"],
    ]);
    expect(shown.textContent).toContain("Colleagues and the front desk get an account");
  });

  it("is closed for good with one button, and comes back with an undo", async () => {
    await show();
    await userEvent.click(within(await list()).getByRole("button", { name: "Do not show again" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Getting started" })).toBeNull());
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await list()).toBeTruthy();
    expect(stored).toEqual([{ tutorial_open: false }, { tutorial_open: true }]);
  });

  it("stays where closing it could not be stored", async () => {
    refused = true;
    await show();
    await userEvent.click(within(await list()).getByRole("button", { name: "Do not show again" }));
    expect(await screen.findByText("Error! Try again later")).toBeTruthy();
    expect(await list()).toBeTruthy();
  });

  it("says once that everything is done", async () => {
    await signIn(EVERYTHING);
    const first = await show();
    expect(
      await screen.findByText("You have done everything on the list. It is not shown again."),
    ).toBeTruthy();
    await waitFor(() => expect(stored).toEqual([{ tutorial_open: false }]));
    expect(screen.getByText("You are all set")).toBeTruthy();
    first.unmount();
    await show();
    expect(await screen.findByText("No appointments today")).toBeTruthy();
    expect(screen.queryByText("You are all set")).toBeNull();
    expect(stored).toHaveLength(1);
  });

  it("goes on in the same list in a clinic without appointments", async () => {
    await signIn([], {}, { ...SETUP, patient: false, appointment: false });
    await show();
    expect(await screen.findByText("2 of 8 steps done")).toBeTruthy();
    const add = await screen.findByRole("link", { name: "New patient" });
    expect(add.getAttribute("href")).toBe("/patients/new");
    expect(screen.getAllByRole("heading", { level: 2 }).at(-1)?.textContent).toBe("Invite somebody");
    expect(screen.queryByRole("region", { name: "Getting started" })).toBeNull();
  });

  it("of a new colleague stands beside the day, also before the clinic's first appointment", async () => {
    const change = { role: "professional" as const, owner: false, patients_permission: false };
    await signIn([], change, { ...SETUP, appointment: false });
    await show();
    expect((await list()).textContent).toContain("0 of 3");
    expect(screen.getByText("No appointments today")).toBeTruthy();
  });
});

describe("the steps of a user", () => {
  const home = { setup: SETUP, tutorial: { done: [] } };
  const steps = (change: Partial<SessionUser>) =>
    namesOf(stepsOf(demoUser({ tutorial_open: true, ...change }), home));
  it.each([
    ["a manager who treats", {}, ["plan", "place", ...EVERYTHING]],
    [
      "a manager who does not treat",
      { practises: false },
      ["plan", "place", "patient", "book", "reminder", "invite"],
    ],
    [
      "a student with a space of their own",
      { role: "student" as const },
      ["plan", "place", "patient", "book", "visit", "sign", "reminder"],
    ],
    ["a receptionist", { role: "receptionist" as const, owner: false }, ["patient", "book"]],
    [
      "a professional without permissions",
      {
        role: "professional" as const,
        owner: false,
        patients_permission: false,
        appointment_permission: false,
      },
      ["visit", "sign"],
    ],
  ])("%s", (_, change, expected) => expect(steps(change)).toEqual(expected));

  it("with a closed tutorial are those that a clinic without appointments lacks", () => {
    const user = demoUser();
    const found = stepsOf(user, { setup: { ...SETUP, type: false, appointment: false } });
    expect(found).toEqual([
      { step: "plan", done: true },
      { step: "place", done: false },
      { step: "patient", done: true },
      { step: "book", done: false },
    ]);
    expect(stepsOf(demoUser({ role: "receptionist", owner: false }), { setup: SETUP })).toEqual([]);
  });
});
