import type { WaitingEntry } from "@meridian/core/contracts/scheduling/waiting-list";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { clinic, me } from "../testing/demo-clinic.ts";
import { PlanningTools } from "./planning-tools.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

/** A Monday well ahead, so that it is never gone by. */
const DAY = "2099-11-23";
const waits: WaitingEntry = {
  id: "wai_1",
  patient: "pat_1",
  patient_name: "Demo Alecrim",
  professional: "usr_2",
  appointment_type: "typ_1",
  duration: 30,
  days: [1, 3],
  from: "09:00",
  to: "13:00",
  urgent: true,
  notes: "Comes by train",
  created_at: "2026-11-01T08:00:00.000Z",
  updated_by: me.id,
  version: 4,
};
const free = {
  start: `${DAY}T09:15:00.000Z`,
  end: `${DAY}T09:45:00.000Z`,
  professional: "usr_2",
  office: "off_1",
};

const sent: { name: string; query: Record<string, string>; body: unknown }[] = [];
function answerWith(answers: Record<string, object>) {
  const all: Record<string, object> = {
    "GET /waiting-list": { items: [waits], next: null },
    "GET /free-times": { items: [free], next: null },
    "GET /patients": {
      items: [{ id: "pat_9", name: "Demo Boldo", birthday: null, mobile_number: "", phone: "" }],
      next: null,
    },
    ...answers,
  };
  answerApi(async (input, init) => {
    const url = new URL(String(input));
    const name = `${init?.method} ${url.pathname}`;
    sent.push({
      name,
      query: Object.fromEntries(url.searchParams),
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
    });
    const value = all[name];
    if (value instanceof Response) return value;
    return value ? Response.json(value) : Response.json({ code: "internal" }, { status: 500 });
  });
}
const last = (name: string) => sent.findLast((one) => one.name === name);
const render = () =>
  renderUi(
    <>
      <PlanningTools clinic={clinic} day={DAY} />
      <Toasts />
    </>,
    { namespaces: ["scheduling", "planning"] },
  );
const booked = { id: "apt_1", patient_name: "Demo Alecrim", professional: "usr_2", start: free.start };

beforeEach(async () => {
  sent.length = 0;
  await storeSession(me);
});

it("finds a free time by preferences and books it", async () => {
  answerWith({ "POST /appointments": { ...booked, patient_name: "Demo Boldo" } });
  await render();
  await userEvent.click(screen.getByRole("button", { name: "Find a time" }));
  await userEvent.selectOptions(screen.getByLabelText("Professional"), "Demo Therapist");
  await userEvent.click(screen.getByRole("button", { name: "Sunday" }));
  await userEvent.type(screen.getByLabelText("Earliest time"), "9");
  await userEvent.click(screen.getByRole("button", { name: "Show free times" }));
  await userEvent.click(
    await screen.findByRole("button", { name: /^Book .* at 09:15 with Demo Therapist$/ }),
  );
  expect(last("GET /free-times")?.query).toMatchObject({
    professionals: "usr_2",
    weekdays: "1,2,3,4,5,6",
    after: "09:00",
    before: "24:00",
    from: DAY,
    to: "2099-12-06",
    duration: "45",
  });
  await userEvent.type(screen.getByRole("combobox", { name: /^Patient/ }), "bol");
  await screen.findByRole("option", { name: "Demo Boldo" });
  await userEvent.keyboard("{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  expect(await screen.findByText(/^Demo Boldo booked for .*, 09:15, with Demo/)).toBeTruthy();
  expect(last("POST /appointments")?.body).toMatchObject({
    patient: "pat_9",
    start: free.start,
    professional: "usr_2",
    office: "off_1",
    duration: 45,
  });
});

it("refuses hours shorter than the appointment before searching", async () => {
  answerWith({});
  await render();
  await userEvent.click(screen.getByRole("button", { name: "Find a time" }));
  await userEvent.type(screen.getByLabelText("Earliest time"), "10:00");
  await userEvent.type(screen.getByLabelText("Latest time"), "10:30");
  await userEvent.click(screen.getByRole("button", { name: "Show free times" }));
  expect(screen.getByText("Choose hours in which the appointment fits.")).toBeTruthy();
  expect(sent).toEqual([]);
});

it("books a waiting patient at a suitable time and removes them from the list in the same step", async () => {
  answerWith({ "POST /appointments": booked });
  await render();
  await userEvent.click(screen.getByRole("button", { name: "Waiting list" }));
  expect(await screen.findByText("Urgent")).toBeTruthy();
  expect(screen.getByText(/Follow-up · 30 min · Demo Therapist · Mon, Wed · 09:00–13:00/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Find a time for Demo Alecrim" }));
  await userEvent.click(await screen.findByRole("button", { name: /at 09:15 with Demo Therapist$/ }));
  expect(last("GET /free-times")?.query).toMatchObject({
    patient: "pat_1",
    weekdays: "1,3",
    after: "09:00",
    before: "13:00",
    duration: "30",
  });
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  expect(await screen.findByText(/^Demo Alecrim booked for .*, 09:15, with Demo/)).toBeTruthy();
  expect(last("POST /appointments")?.body).toMatchObject({
    patient: "pat_1",
    waiting_entry: "wai_1",
    duration: 30,
  });
});

it("adds a patient to the waiting list, changes their preferences, and removes them", async () => {
  answerWith({
    "POST /waiting-list": { ...waits, id: "wai_2" },
    "PATCH /waiting-list/wai_1": waits,
    "DELETE /waiting-list/wai_1": { id: "wai_1" },
  });
  await render();
  await userEvent.click(screen.getByRole("button", { name: "Waiting list" }));
  await userEvent.click(await screen.findByRole("button", { name: "Add to the waiting list" }));
  await userEvent.click(screen.getByRole("button", { name: "Add to the waiting list" }));
  expect(last("POST /waiting-list")).toBeUndefined();
  await userEvent.type(screen.getByRole("combobox", { name: /^Patient/ }), "bol");
  await screen.findByRole("option", { name: "Demo Boldo" });
  await userEvent.keyboard("{Enter}");
  await userEvent.click(screen.getByLabelText("Urgent"));
  await userEvent.click(screen.getByRole("button", { name: "Add to the waiting list" }));
  expect(await screen.findByText("Demo Boldo added to the waiting list")).toBeTruthy();
  expect(last("POST /waiting-list")?.body).toMatchObject({
    patient: "pat_9",
    patient_name: "Demo Boldo",
    professional: null,
    from: "00:00",
    to: "24:00",
    urgent: true,
  });
  await userEvent.click(await screen.findByRole("button", { name: "Edit the preferences of Demo Alecrim" }));
  await userEvent.click(screen.getByRole("button", { name: "Friday" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(last("PATCH /waiting-list/wai_1")?.body).toMatchObject({ days: [1, 3, 5], version: 4 }),
  );
  await userEvent.click(
    await screen.findByRole("button", { name: "Remove Demo Alecrim from the waiting list" }),
  );
  const question = screen.getByRole("alertdialog");
  await userEvent.click(within(question).getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Demo Alecrim removed from the waiting list")).toBeTruthy();
});

it("shows the calendar's private address once, and disables it", async () => {
  const url = "http://api.example/calendar-feed/demo.ics";
  answerWith({
    "GET /calendar-feed": { created_at: null },
    "POST /calendar-feed": { url, created_at: "2026-11-21T10:00:00.000Z" },
    "DELETE /calendar-feed": { created_at: null },
  });
  await render();
  await userEvent.click(screen.getByRole("button", { name: "Subscribe to calendar" }));
  await userEvent.click(await screen.findByRole("button", { name: "Create link" }));
  expect(await screen.findByDisplayValue(url)).toBeTruthy();
  const copied: string[] = [];
  const writeText = vi.fn(async (text: string) => void copied.push(text));
  writeText.mockRejectedValueOnce(new DOMException("refused", "NotAllowedError"));
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  await userEvent.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText("It could not be copied. Select the text and copy it.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText("Copied")).toBeTruthy();
  expect(copied).toEqual([url]);
  Reflect.deleteProperty(navigator, "clipboard");
  await userEvent.click(screen.getByRole("button", { name: "Disable link" }));
  expect(await screen.findByRole("button", { name: "Create link" })).toBeTruthy();
  expect(screen.queryByDisplayValue(url)).toBeNull();
});

it("offers no booking tools without the permission to book", async () => {
  await storeSession(demoUser({ role: "professional", owner: false, appointment_permission: false }));
  answerWith({});
  await render();
  expect(screen.getByRole("button", { name: "Subscribe to calendar" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Find a time" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Waiting list" })).toBeNull();
});

it("previews each date of a series with its clashes, and books the chosen ones", async () => {
  const at = (day: number) => ({
    start: `2099-11-${day}T10:00:00.000Z`,
    end: `2099-11-${day}T10:45:00.000Z`,
  });
  const taken = { resource: "office", patient_name: "Demo Alecrim", ...at(27) };
  const saved = { result: "saved", appointment: null, clashes: [], code: null };
  answerWith({
    "POST /series/preview": {
      occurrences: [
        { index: 0, ...at(20), clashes: [] },
        { index: 1, ...at(27), clashes: [taken] },
      ],
    },
    "POST /series": {
      series: "ser_1",
      occurrences: [
        { ...saved, index: 0, start: at(20).start },
        { ...saved, index: 1, start: at(27).start, result: "skipped" },
      ],
    },
  });
  await render();
  await userEvent.click(screen.getByRole("button", { name: "Series" }));
  await userEvent.selectOptions(screen.getByLabelText("Appointments"), "2");
  await userEvent.type(screen.getByRole("combobox", { name: /^Patient/ }), "bol");
  await userEvent.click(await screen.findByRole("option", { name: "Demo Boldo" }));
  await userEvent.type(screen.getByLabelText(/^Time/), "10");
  await userEvent.selectOptions(screen.getByLabelText(/^Professional/), "Demo Therapist");
  await userEvent.click(screen.getByRole("button", { name: "Check the dates" }));
  expect(await screen.findByText("Taken: Office · Demo Alecrim")).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual([
    true,
    false,
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(screen.getByText("Demo Boldo")).toBeTruthy();
  expect(screen.getByDisplayValue("10:00")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Check the dates" }));
  await userEvent.click(await screen.findByRole("button", { name: "Book 1 appointment" }));
  expect(await screen.findByText("1 appointment booked for Demo Boldo")).toBeTruthy();
  expect(last("POST /series")?.body).toMatchObject({
    patient: "pat_9",
    rule: { frequency: "weekly", every: 1, count: 2 },
    skip: [at(27).start],
    override: false,
  });
});

it("ends a series on a date, and shows an error at a wrong date", async () => {
  answerWith({
    "POST /series/preview": Response.json(
      { code: "input.invalid", fields: { "rule.until": "series.too_long" } },
      { status: 400 },
    ),
  });
  await render();
  await userEvent.click(screen.getByRole("button", { name: "Series" }));
  await userEvent.selectOptions(screen.getByLabelText("Ends"), "until");
  const until = screen.getByLabelText(/^Last day/);
  await userEvent.clear(until);
  await userEvent.type(until, "31/12/2099");
  await userEvent.type(screen.getByRole("combobox", { name: /^Patient/ }), "bol");
  await userEvent.click(await screen.findByRole("option", { name: "Demo Boldo" }));
  await userEvent.type(screen.getByLabelText(/^Time/), "10");
  await userEvent.selectOptions(screen.getByLabelText(/^Professional/), "Demo Therapist");
  await userEvent.click(screen.getByRole("button", { name: "Check the dates" }));
  expect(await screen.findByText(/^A series has at most 52 appointments/)).toBeTruthy();
  expect(last("POST /series/preview")?.body).toMatchObject({
    rule: { frequency: "weekly", every: 1, until: "2099-12-31" },
  });
});
