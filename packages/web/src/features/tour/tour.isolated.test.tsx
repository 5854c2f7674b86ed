import { currentExample, setExample } from "@meridian/ui/api/example-mode";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endTour, noteStep } from "./api/tour.ts";
import { StartTour } from "./components/start-tour.tsx";
import { TourSlot } from "./components/tour-slot.tsx";
import type { TourStep } from "./model/steps.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const example = {
  patient: "pat_01K0DEM0000000000000000001",
  appointment: "apt_01K0DEM0000000000000000002",
  earlier_appointment: "apt_01K0DEM0000000000000000001",
  expires_at: "2030-01-01T00:00:00.000Z",
};

type Call = { address: string; inExample: string | null; body?: unknown };
let calls: Call[];
let failing: string | undefined;
let left: string[];

beforeEach(() => {
  calls = [];
  left = [];
  failing = undefined;
  setExample(undefined);
  vi.stubGlobal("location", {
    ...window.location,
    href: "http://localhost:3000/patients",
    assign: (address: string) => left.push(address),
  });
  answerApi(async (url, init) => {
    const address = `${init?.method} ${new URL(String(url)).pathname}`;
    const inExample = new Headers(init?.headers).get("x-meridian-example");
    calls.push({ address, inExample, ...(init?.body ? { body: JSON.parse(String(init.body)) } : {}) });
    if (address === failing) return Response.json({ code: "unexpected" }, { status: 500 });
    if (address === "POST /example") return Response.json({ example });
    return Response.json({ step: null });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  setExample(undefined);
});

const banner = () => screen.getByRole("region", { name: "Example" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("starting makes the example, notes the first step and opens it inside the example", async () => {
  await storeSession(demoUser());
  await renderUi(<StartTour />, { namespaces: ["tour"] });
  expect(screen.getByText(/^37 short steps/)).toBeTruthy();
  await press("Start the tour");
  await waitFor(() => expect(left).toEqual(["/home"]));
  expect(calls).toEqual([
    { address: "POST /example", inExample: null },
    { address: "PUT /session/tour", inExample: null, body: { step: "today" } },
  ]);
  expect(currentExample()).toEqual(example);
});

test("a failure to start is said, and nothing is left", async () => {
  failing = "POST /example";
  await storeSession(demoUser());
  await renderUi(<StartTour />, { namespaces: ["tour"] });
  await press("Start the tour");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect([left, currentExample()]).toEqual([[], undefined]);
});

test("in the clinic it waits at its step, goes on there, or ends", async () => {
  await storeSession(demoUser({ tour_step: "patients" }));
  await renderUi(<TourSlot />, { namespaces: ["tour"] });
  expect(screen.getByText("The guided tour waits at step 7 of 37.")).toBeTruthy();
  await press("Go on with the tour");
  await waitFor(() => expect(left).toEqual(["/patients"]));
  setExample(undefined);
  await press("End the tour");
  await waitFor(() => expect(left).toEqual(["/patients", "http://localhost:3000/patients"]));
  expect(calls.at(-1)).toEqual({ address: "PUT /session/tour", inExample: null, body: { step: null } });
});

test("in the example, a step whose element is not there is told at the edge, and goes on by key", async () => {
  setExample(example);
  await storeSession(demoUser({ tour_step: "calendar" }));
  await renderUi(<TourSlot />, { namespaces: ["tour"] });
  const card = screen.getByRole("region", { name: "Guided tour" });
  expect(card.textContent).toContain("Step 5 of 37");
  expect(card.textContent).toContain("You are on another screen.");
  await userEvent.keyboard("{Alt>}{Shift>}[KeyN]{/Shift}{/Alt}");
  await waitFor(() => expect(card.textContent).toContain("Step 6 of 37"));
  expect(calls).toEqual([{ address: "PUT /session/tour", inExample: "1", body: { step: "book" } }]);
  await userEvent.keyboard("{Alt>}{Shift>}[KeyB]{/Shift}{/Alt}");
  await waitFor(() => expect(card.textContent).toContain("Step 5 of 37"));
});

test("every screen of the example says so, and leaving it ends the tour", async () => {
  setExample(example);
  await storeSession(demoUser({ tour_step: null }));
  await renderUi(<TourSlot />, { namespaces: ["tour"] });
  expect(banner().textContent).toContain("Nothing here counts");
  failing = "PUT /session/tour";
  await press("Leave the example");
  await waitFor(() => expect(banner().textContent).not.toContain("Nothing here counts"));
  expect(currentExample()).toEqual(example);
  failing = undefined;
  await press("Leave the example");
  await waitFor(() => expect(left).toEqual(["/home"]));
  expect(currentExample()).toBeUndefined();
});

test("the end is told after the last step, however long that takes", async () => {
  const told: unknown[] = [];
  let answer = () => {};
  answerApi(async (_url, init) => {
    const { step } = JSON.parse(String(init?.body));
    if (step !== null)
      await new Promise<void>((done) => {
        answer = done;
      });
    told.push(step);
    return Response.json({ step });
  });
  void noteStep({ name: "end" } as TourStep);
  const ended = endTour();
  await new Promise((wait) => setTimeout(wait, 20));
  expect(told).toEqual([]);
  answer();
  await ended;
  expect(told).toEqual(["end", null]);
});
