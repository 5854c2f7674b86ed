import "fake-indexeddb/auto";
import type { MonitoringPage } from "@meridian/core/contracts/monitoring/monitoring-page";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { localDay } from "./answers.ts";
import { Page } from "./page.tsx";

const pageOf = (times = 1): MonitoringPage => ({
  initials: "D. P.",
  clinic: "Demo Clinic",
  language: "en",
  today: localDay(new Date()),
  person: "person-one",
  reminds: true,
  reminders_paused: false,
  symptoms: [
    {
      id: "mns_one",
      name: "Headache",
      start: "2026-01-01",
      frequency: { every: "day", times },
      recent: [],
      entries: [],
    },
    {
      id: "mns_two",
      name: "Sleep",
      start: "2026-01-01",
      frequency: { every: "day", times: 1 },
      recent: [],
      entries: [],
    },
  ],
});

let sent: { url: string; body: Record<string, unknown> }[] = [];
let online = true;
/** The answer to every write, where it is refused. */
let refusals: unknown;
let found: { status: number; body: unknown } = { status: 200, body: pageOf() };

beforeEach(() => {
  sent = [];
  online = true;
  refusals = undefined;
  found = { status: 200, body: pageOf() };
  const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
  vi.stubGlobal(
    "fetch",
    vi.fn(async (url: string, init: RequestInit = {}) => {
      if (!online) throw new TypeError("no connection");
      if (url === "/config.json") return answer(200, { api: "https://api.example" });
      expect(init).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer" });
      if (init.method === "GET") return answer(found.status, found.body);
      if (refusals) return answer(404, refusals);
      const body = JSON.parse(String(init.body));
      sent.push({ url, body });
      return answer(200, body);
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let serial = 0;
const open = () => {
  const view = render(<Page linkKey={`demo-${serial++}`} />);
  return { ...view, key: `demo-${serial - 1}` };
};
const button = async (name: string) => screen.findByRole("button", { name });

test("one press answers, a second changes the same answer, undo brings the first back", async () => {
  open();
  await userEvent.click(await button("Headache: 7 out of 10"));
  expect(await screen.findByText("Thank you. Your answer for Headache is 7.")).toBeTruthy();
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(await button("Headache: 4 out of 10"));
  await waitFor(() => expect(sent).toHaveLength(2));
  await userEvent.click(await button("Undo"));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(({ body }) => body.value)).toEqual([7, 4, 7]);
  expect(new Set(sent.map(({ url }) => url)).size).toBe(1);
  expect((await button("Headache: 7 out of 10")).getAttribute("aria-pressed")).toBe("true");
  expect(await screen.findByText("Everything is sent to your clinic.")).toBeTruthy();
});

test("undo of a first answer takes it back", async () => {
  open();
  await userEvent.click(await button("Sleep: 2 out of 10"));
  await userEvent.click(await button("Undo"));
  expect(await screen.findByText("Your answer for Sleep was removed.")).toBeTruthy();
  // The button is gone; the keyboard goes on near it.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ value: null }));
});

test("yesterday's answer is sent as late", async () => {
  open();
  await userEvent.click(await button("Yesterday"));
  await userEvent.click(await button("Headache: 3 out of 10"));
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({ late: true, day: localDay(new Date(), 1), value: 3 }),
  );
});

test("a symptom asked several times a day takes another answer", async () => {
  found = { status: 200, body: pageOf(2) };
  open();
  await userEvent.click(await button("Headache: 3 out of 10"));
  await userEvent.click(await button("Add another answer"));
  await userEvent.click(await button("Headache: 8 out of 10"));
  await waitFor(() => expect(new Set(sent.map(({ url }) => url)).size).toBe(2));
  expect(await screen.findByText("Earlier answers: 3, 8")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add another answer" })).toBeNull();
});

test("a note goes with the answer", async () => {
  open();
  await userEvent.click(await button("Headache: 7 out of 10"));
  await userEvent.click(await button("Add a note"));
  await userEvent.type(screen.getByLabelText("Note (optional)"), "After lunch");
  await userEvent.click(await button("Save note"));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ value: 7, note: "After lunch" }));
  expect(await screen.findByText("Your note was saved.")).toBeTruthy();
});

test("without a connection an answer is kept, and sent when it is back; the page opens from what was kept", async () => {
  const { unmount, key } = open();
  await button("Headache: 7 out of 10");
  online = false;
  await userEvent.click(await button("Headache: 9 out of 10"));
  expect(await screen.findByText(/1 answer waits for a connection/)).toBeTruthy();
  unmount();
  render(<Page linkKey={key} />);
  expect((await button("Headache: 9 out of 10")).getAttribute("aria-pressed")).toBe("true");
  online = true;
  dispatchEvent(new Event("online"));
  await waitFor(() => expect(sent.map(({ body }) => body.value)).toEqual([9]));
  expect(await screen.findByText("Everything is sent to your clinic.")).toBeTruthy();
});

test("a link that does not work says so; without a connection it asks for one", async () => {
  found = { status: 404, body: { code: "monitoring_page.not_found" } };
  const { unmount } = open();
  expect(await screen.findByText("This link does not work")).toBeTruthy();
  unmount();
  online = false;
  open();
  expect(await screen.findByText("No connection")).toBeTruthy();
  online = true;
  found = { status: 200, body: pageOf() };
  await userEvent.click(await button("Try again"));
  expect(await button("Sleep: 1 out of 10")).toBeTruthy();
});

test("speaks the browser's language and changes to the other", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["pt-PT"]);
  open();
  expect(await screen.findByText(/Como se sente hoje/)).toBeTruthy();
  expect(screen.getByText(/ligue 112/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "English" }));
  expect(screen.getByText(/call 112/)).toBeTruthy();
  expect(document.documentElement.lang).toBe("en");
});

test("shows initials, ten buttons a symptom, and the last fourteen days in words too", async () => {
  const page = pageOf();
  const [headache] = page.symptoms;
  headache?.recent.push({ day: localDay(new Date(), 3), mean: 6.5 });
  found = { status: 200, body: page };
  open();
  const card = await screen.findByRole("region", { name: "Headache" });
  expect(within(card).getAllByRole("button", { name: /out of 10/ })).toHaveLength(10);
  expect(within(card).getByText(/: 6.5 out of 10/)).toBeTruthy();
  expect(screen.getByText("D. P.")).toBeTruthy();
  expect(document.title).toBe("Symptoms");
});

test("answers that waited for a replaced link are announced there and sent with the new one, opened on the same phone", async () => {
  const earlier = open();
  await button("Headache: 7 out of 10");
  online = false;
  await userEvent.click(await button("Headache: 7 out of 10"));
  expect(await screen.findByText(/^1 answer waits for a connection/)).toBeTruthy();
  earlier.unmount();
  online = true;
  found = { status: 404, body: { code: "monitoring_page.not_found" } };
  refusals = { code: "monitoring_page.not_found" };
  const gone = render(<Page linkKey={earlier.key} />);
  expect(await screen.findByText(/^1 answer is kept on this phone/)).toBeTruthy();
  gone.unmount();

  refusals = undefined;
  sent = [];
  found = { status: 200, body: { ...pageOf(), symptoms: [] } };
  const renewed = open();
  await waitFor(() => expect(sent.map(({ body }) => body.value)).toEqual([7]));
  expect(sent[0]?.url).toContain(`/monitoring-pages/${renewed.key}/`);
});

test("answers of somebody else who uses the phone stay theirs", async () => {
  const mother = open();
  await button("Headache: 7 out of 10");
  online = false;
  await userEvent.click(await button("Headache: 7 out of 10"));
  await screen.findByText(/^1 answer waits for a connection/);
  mother.unmount();
  online = true;
  const [first] = pageOf().symptoms;
  found = {
    status: 200,
    body: { ...pageOf(), person: "person-two", symptoms: [{ ...first, id: "mns_three", name: "Itch" }] },
  };
  open();
  await button("Itch: 3 out of 10");
  await screen.findByText("Everything is sent to your clinic.");
  expect(sent).toEqual([]);
});

test("reminders are paused and come again, and a failure is said", async () => {
  open();
  await userEvent.click(await button("Pause reminders"));
  expect(await screen.findByText("Reminders are paused.")).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ url: expect.stringMatching(/\/reminders$/), body: { paused: true } });
  online = false;
  await userEvent.click(await button("Send me reminders again"));
  expect(await screen.findByText(/^That did not work/)).toBeTruthy();
});

test("offers no pause where nothing reminds", async () => {
  found = { status: 200, body: { ...pageOf(), reminds: false } };
  open();
  await button("Headache: 7 out of 10");
  expect(screen.queryByRole("button", { name: "Pause reminders" })).toBeNull();
});
