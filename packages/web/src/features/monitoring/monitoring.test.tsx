import { sinceVisit } from "@meridian/core/clinical/monitoring/means";
import type { CourseMark } from "@meridian/core/contracts/monitoring/course";
import type { MonitoredSymptom } from "@meridian/core/contracts/monitoring/symptom-terms";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import MonitoringScreen from "../../app/routes/monitoring/monitoring.tsx";
import { FollowedList } from "./components/followed-list.tsx";
import { PatientMonitoring } from "./components/patient-monitoring.tsx";
import { SymptomsSinceVisit } from "./components/since-visit.tsx";
import { Worsened } from "./components/worsened.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const me = demoUser();
const symptom = (over: Partial<MonitoredSymptom> = {}): MonitoredSymptom => ({
  id: "mns_one",
  patient: "pat_one",
  name: "Headache",
  start: "2026-03-01",
  end: null,
  frequency: { every: "day", times: 1 },
  reminder: null,
  shared_with: [],
  professional: { id: me.id, name: me.name },
  status: "active",
  recent: [{ day: "2026-03-02", sum: 13, count: 2, late: false }],
  missed_days: 0,
  worsened: false,
  stopped_answering: false,
  ended: false,
  created_at: "2026-03-01T10:00:00.000Z",
  version: 1,
  ...over,
});

let stored: MonitoredSymptom[];
let link: { url: string | null; ends_at: string | null };
let calls: string[];
let followed: { query: string }[];

/** The server, as far as these screens know it. */
function serve(method: string, { pathname, search }: URL, body: Partial<MonitoredSymptom>): Response {
  calls.push(`${method} ${pathname}`);
  if (pathname === "/monitored-symptoms") {
    followed.push({ query: search });
    const items = stored.map((one) => ({ ...one, patient_name: "Demo Patient" }));
    return Response.json({
      items: search.includes("worsened=true") ? items.filter((one) => one.worsened) : items,
      next: null,
    });
  }
  if (pathname === "/patients")
    return Response.json({ items: [{ id: "pat_one", name: "Demo Patient", birthday: null }], next: null });
  if (pathname === "/clinic") return Response.json({ professionals: [] });
  if (pathname.endsWith("/monitoring-course"))
    return Response.json({ symptoms: stored, items: answers(), marks, marks_from: null, next: null });
  if (pathname.endsWith("/monitoring-link/message"))
    return Response.json({
      language: "en",
      channels: [],
      email: { subject: "", text: "" },
      sms: { text: "" },
      reminder: { email: { subject: "", text: "" }, sms: { text: "" } },
    });
  if (pathname.endsWith("/monitoring-link")) {
    if (method === "POST")
      link = { url: `https://demo.example/monitoring/${calls.length}`, ends_at: "2026-12-31T10:00:00.000Z" };
    if (method === "DELETE") link = { url: null, ends_at: null };
    return Response.json({
      ...link,
      created_at: null,
      last_used_on: null,
      reminders_paused: false,
      sent: [],
    });
  }
  if (method === "GET") return Response.json({ items: stored, next: null });
  if (method === "POST") {
    if (stored.some(({ name }) => name === body.name))
      return Response.json(
        { code: "symptom.duplicate", fields: { name: "symptom.duplicate" } },
        { status: 409 },
      );
    stored = [
      symptom({ ...body, patient: pathname.split("/")[2] ?? "", id: `mns_${stored.length}`, recent: [] }),
      ...stored,
    ];
    return Response.json(stored[0], { status: 201 });
  }
  stored = stored.map((one) =>
    pathname.endsWith(one.id) ? { ...one, ...body, version: one.version + 1 } : one,
  );
  return Response.json(stored.find(({ id }) => pathname.endsWith(id)));
}

let marks: CourseMark[];
const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
const answers = () =>
  [5, 4, 2].map((back) => ({
    symptom: "mns_one",
    day: day(back),
    entries: [
      {
        id: `entry${back}`,
        value: back + 1,
        note: back === 4 ? "=1+1" : "",
        late: back === 4,
        entered_at: `${day(back)}T10:00:00.000Z`,
      },
    ],
  }));

beforeEach(async () => {
  stored = [symptom()];
  calls = [];
  followed = [];
  link = { url: null, ends_at: null };
  marks = [];
  await storeSession(me);
  answerApi(async (input, init) =>
    serve(init?.method ?? "GET", new URL(String(input)), init?.body ? JSON.parse(String(init.body)) : {}),
  );
});

const open = async (element: React.ReactNode, language: "en" | "pt" = "en") => {
  await renderUi(
    <>
      {element}
      <Toasts />
    </>,
    { namespaces: ["monitoring", "links"], language },
  );
  return userEvent.setup();
};
const tab = (
  <PatientMonitoring
    patient="pat_one"
    colleagues={
      new Map([
        [me.id, me.name],
        ["usr_01K0DEM0000000000000000001", "Demo Colleague"],
      ])
    }
  />
);

it("begins a symptom from the list of everybody, for a patient who is chosen there", async () => {
  const user = await open(<MonitoringScreen />);
  await user.click(await screen.findByRole("button", { name: "Follow a symptom" }));
  await user.type(await screen.findByRole("combobox", { name: /^Patient/ }), "Demo Pat");
  await user.click(await screen.findByRole("option", { name: /Demo Patient/ }));
  const name = await screen.findByRole("textbox", { name: /^Symptom/ });
  expect(document.activeElement).toBe(name);
  await user.type(name, "Dizziness");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(stored[0]).toMatchObject({ name: "Dizziness", patient: "pat_one" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("begins a symptom on days of the week, shared with a colleague", async () => {
  const user = await open(tab);
  await user.click(await screen.findByRole("button", { name: "Follow a symptom" }));
  await user.type(screen.getByRole("textbox", { name: /^Symptom/ }), "Sleep");
  await user.selectOptions(screen.getByRole("combobox", { name: "How often" }), "On days of the week");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findAllByText("Choose at least one day.")).length).toBeGreaterThan(0);
  await user.click(screen.getByRole("checkbox", { name: "Monday" }));
  await user.click(screen.getByRole("checkbox", { name: "Demo Colleague" }));
  expect(screen.queryByRole("checkbox", { name: me.name })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(stored[0]).toMatchObject({
      name: "Sleep",
      frequency: { every: "week", weekdays: [1] },
      shared_with: ["usr_01K0DEM0000000000000000001"],
    }),
  );
});

it("says in the specification's words that one follows this symptom already, and keeps what was typed", async () => {
  const user = await open(tab);
  await user.click(await screen.findByRole("button", { name: "Follow a symptom" }));
  await user.type(screen.getByRole("textbox", { name: /^Symptom/ }), "Headache");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(
    (await screen.findAllByText(/This symptom is already being monitored by you/)).length,
  ).toBeGreaterThan(0);
  expect(screen.getByDisplayValue("Headache")).toBeTruthy();
});

it("pauses a symptom, and undo makes it active again", async () => {
  const user = await open(tab);
  await user.click(await screen.findByRole("button", { name: "Pause: Headache" }));
  await waitFor(() => expect(stored[0]?.status).toBe("paused"));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(stored[0]?.status).toBe("active"));
});

it("offers no change of a colleague's symptom", async () => {
  stored = [symptom({ professional: { id: "usr_01K0DEM0000000000000000001", name: "Demo Colleague" } })];
  await open(tab);
  expect(await screen.findByText(/By Demo Colleague/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Headache/ })).toBeNull();
});

it("makes the link, shows it as a code, replaces it after a question, and revokes it", async () => {
  const user = await open(tab);
  await user.click(await screen.findByRole("button", { name: "Create link" }));
  const address = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Link" });
  const first = (await address()).value;
  await user.click(screen.getByRole("button", { name: "Show QR code" }));
  const code = () =>
    screen
      .getByRole("img", { name: "QR code of the patient's link" })
      .querySelector("path")
      ?.getAttribute("d");
  const drawn = code();
  expect(drawn?.length).toBeGreaterThan(100);
  await user.click(screen.getByRole("button", { name: "Replace link" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Replace link" }));
  await waitFor(async () => expect((await address()).value).not.toBe(first));
  await user.click(screen.getByRole("button", { name: "Revoke link" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Revoke link" }));
  expect(await screen.findByRole("button", { name: "Create link" })).toBeTruthy();
});

it("draws the course with its gap, late and missed days, and has the same as a table", async () => {
  stored = [symptom({ start: day(6) })];
  const user = await open(tab);
  const plot = await screen.findByRole("img", { name: /Headache: 3 answered days/ });
  expect(plot.querySelectorAll("polyline")).toHaveLength(2);
  expect(plot.querySelectorAll("circle[data-late]")).toHaveLength(1);
  await user.click(screen.getByText("Show as a table"));
  const rows = () => screen.getAllByRole("row").map(({ textContent }) => textContent ?? "");
  await waitFor(() => expect(rows()).toHaveLength(7));
  expect(rows().filter((row) => row.includes("No answer"))).toHaveLength(3);
  expect(rows().filter((row) => row.includes("late"))).toHaveLength(1);
});

it("reads symptoms, answers and marks of the patient in one request, and the link beside it", async () => {
  await open(tab);
  await screen.findByRole("img", { name: /Headache/ });
  expect(calls.sort()).toEqual([
    "GET /patients/pat_one/monitoring-course",
    "GET /patients/pat_one/monitoring-link",
  ]);
});

describe("marks of the treatment", () => {
  const at = (back: number, appointment: string) => ({ day: day(back), patient: "pat_one", appointment });
  beforeEach(() => {
    marks = [
      { kind: "visit", ...at(60, "apt_one"), professional: me.id, signed: true },
      { kind: "visit", ...at(14, "apt_two"), professional: me.id, signed: false },
      { kind: "points", ...at(14, "apt_two"), points: ["ST36", "LI4"] },
      ...(["begun", "changed", "stopped", "ended"] as const).map((change) => ({
        kind: "prescription" as const,
        ...at(14, "apt_two"),
        section: "formulas" as const,
        change,
        name: `Demo ${change}`,
      })),
      { kind: "medication", ...at(10, "apt_two"), change: "stopped", name: "Ibuprofen", detail: "400 mg" },
    ];
  });
  const lane = (name: string) => screen.findByRole("toolbar", { name });

  it("stand on the time axis by kind, and each leads to its appointment", async () => {
    const user = await open(tab);
    const visits = within(await lane("Appointments and points"));
    await user.click(visits.getByRole("button", { name: /not signed; Points: ST36, LI4/ }));
    const chosen = within(screen.getByRole("region", { name: "Treatment on the chosen day" }));
    const links = chosen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toHaveLength(6);
    expect(links[0]).toBe("/patient/pat_one/appointment/apt_two");
    expect(links[1]).toBe("/patient/pat_one/appointment/apt_two?step=treatments");
    expect(chosen.getByRole("link", { name: "Formula no longer prescribed: Demo stopped" })).toBeTruthy();
    await user.click(chosen.getByRole("button", { name: "Next mark" }));
    expect(
      chosen.getByRole("link", { name: "Medication stopped: Ibuprofen, 400 mg" }).getAttribute("href"),
    ).toBe("/patient/pat_one/appointment/apt_two?step=anamnesis");
    expect(chosen.getByRole<HTMLButtonElement>("button", { name: "Next mark" }).disabled).toBe(true);
  });

  it("are one stop of the Tab key a row, with arrow keys from mark to mark", async () => {
    const user = await open(tab);
    const [first, second] = within(await lane("Appointments and points")).getAllByRole("button");
    expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]);
    first?.focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(second);
    await user.keyboard("{Enter}");
    expect(second?.getAttribute("aria-pressed")).toBe("true");
  });

  it("are compared by the means before and after, with what each stands on, and not under three days", async () => {
    const user = await open(tab);
    await user.click(within(await lane("Medication")).getByRole("button"));
    const cells = () =>
      within(screen.getByRole("table"))
        .getAllByRole("cell")
        .map(({ textContent }) => textContent);
    // Three days were answered after the mark: 6, 5 and 3.
    expect(cells()).toEqual(["Too few for a mean: 0 answers on 0 days", "4.7 3 answers on 3 days"]);
    expect(screen.getByText(/does not show what caused it/)).toBeTruthy();
    await user.selectOptions(screen.getByRole("combobox", { name: "Compare" }), "7 days");
    expect(cells()[1]).toBe("Too few for a mean: 2 answers on 2 days");
  });

  it("are in the table, each with its way to the appointment", async () => {
    const user = await open(tab);
    await screen.findByRole("img", { name: /Headache/ });
    await user.click(screen.getByText("Show as a table"));
    const link = await within(await screen.findByRole("table")).findByRole("link", {
      name: "Points: ST36, LI4",
    });
    expect(link.getAttribute("href")).toBe("/patient/pat_one/appointment/apt_two?step=treatments");
  });
});

it("shows beside an appointment the curve, the last value and the means since the one before", async () => {
  await open(<SymptomsSinceVisit patient="pat_one" period={sinceVisit(day(6), day(0))} />);
  expect(await screen.findByRole("img", { name: /Headache: 3 answered days/ })).toBeTruthy();
  const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(facts[0]).toMatch(/^3 · /);
  expect(facts.slice(1)).toEqual(["4.7 · 3 answers", "Too few for a mean: 0 answers"]);
});

it("shows nothing beside an appointment where nothing was answered", async () => {
  await open(<SymptomsSinceVisit patient="pat_one" period={sinceVisit(null, day(100))} />);
  await waitFor(() => expect(calls).toEqual(["GET /patients/pat_one/monitoring-course"]));
  expect(screen.queryByRole("heading")).toBeNull();
});

it("lists everybody with what needs attention, by whose they are", async () => {
  stored = [
    symptom({ worsened: true }),
    symptom({ id: "mns_two", name: "Sleep", stopped_answering: true, missed_days: 4 }),
  ];
  const user = await open(<FollowedList />);
  const list = within(await screen.findByRole("list", { name: "Monitoring" }));
  expect(list.getByText("Worse")).toBeTruthy();
  expect(list.getByText("Stopped answering")).toBeTruthy();
  expect(list.getByText("4 missed days")).toBeTruthy();
  expect(list.getAllByRole("link")[0]?.getAttribute("href")).toBe("/patient/pat_one?tab=monitoring");
  await user.selectOptions(screen.getByRole("combobox", { name: "Show" }), "Shared with me");
  await waitFor(() => expect(followed.at(-1)?.query).toContain("whose=shared"));
  await user.click(screen.getByRole("checkbox", { name: "Only those who got worse" }));
  await waitFor(() => expect(screen.queryByText("4 missed days")).toBeNull());
});

it("shows Home who got worse, and nothing where nobody did", async () => {
  const { unmount } = await renderWorsened();
  expect(screen.queryByText("Got worse")).toBeNull();
  unmount();
  stored = [symptom({ worsened: true })];
  await renderWorsened();
  expect(await screen.findByRole("list", { name: "Got worse" })).toBeTruthy();
});
const renderWorsened = async () => {
  const view = await renderUi(<Worsened />, { namespaces: ["monitoring", "links"] });
  await waitFor(() => expect(calls.at(-1)).toBe("GET /monitored-symptoms"));
  return view;
};

it("speaks Portuguese", async () => {
  await open(tab, "pt");
  expect(await screen.findByRole("button", { name: "Acompanhar um sintoma" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Pausar: Headache" })).toBeTruthy();
});
