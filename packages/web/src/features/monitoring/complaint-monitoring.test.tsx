import { sinceVisit } from "@meridian/core/clinical/monitoring/means";
import type { MonitoredSymptom } from "@meridian/core/contracts/monitoring/symptom-terms";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { today } from "@meridian/ui/i18n/format";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { ComplaintMonitoring } from "./components/complaint-monitoring.tsx";
import { SymptomDialog } from "./components/symptom-dialog.tsx";

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
  recent: [],
  missed_days: 0,
  worsened: false,
  stopped_answering: false,
  ended: false,
  created_at: "2026-03-01T10:00:00.000Z",
  version: 1,
  ...over,
});

let stored: MonitoredSymptom[];
let bodies: unknown[];
/** Codes with which the next attempts to begin are refused. */
let refusals: string[];
let edited: MonitoredSymptom[];

beforeEach(async () => {
  stored = [];
  bodies = [];
  refusals = [];
  edited = [];
  await storeSession(me);
  answerApi(async (input, init) => {
    const { pathname } = new URL(String(input));
    const method = init?.method ?? "GET";
    if (pathname.endsWith("/monitoring-course"))
      return Response.json({ symptoms: stored, items: [], marks: [], marks_from: null, next: null });
    if (pathname.includes("/monitoring-link")) return Response.json({ url: null, sent: [], channels: [] });
    const body = init?.body ? JSON.parse(String(init.body)) : {};
    bodies.push({ method, ...body });
    const code = refusals.shift();
    if (code) return Response.json({ code, fields: { name: code } }, { status: 409 });
    if (method === "POST") stored = [symptom({ ...body })];
    if (method === "PATCH") stored = stored.map((one) => ({ ...one, ...body, version: one.version + 1 }));
    const [answer] = stored;
    if (method === "DELETE") stored = [];
    return Response.json(answer, { status: method === "POST" ? 201 : 200 });
  });
});

/** A complaint whose words can be changed. */
function Complaint({ first }: { first: string }) {
  const [what, setWhat] = useState(first);
  return (
    <>
      <textarea aria-label="What" value={what} onChange={(event) => setWhat(event.target.value)} />
      <ComplaintMonitoring
        patient="pat_one"
        what={what}
        period={sinceVisit(null, today())}
        onEdit={(one) => edited.push(one)}
      />
      <Toasts />
    </>
  );
}
const draw = (what: string, language: "en" | "pt" = "en") =>
  renderUi(<Complaint first={what} />, { namespaces: ["monitoring"], language });

it("begins to monitor a complaint with one press, from today, and undo takes it back", async () => {
  await draw("Headache\nfor three weeks");
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /^Monitor this symptom: / }));
  expect(await screen.findByText("Monitored from today")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit: Headache" }));
  expect(bodies).toEqual([
    {
      method: "POST",
      name: "Headache",
      start: today(),
      end: null,
      frequency: { every: "day", times: 1 },
      reminder: null,
      shared_with: [],
    },
  ]);
  await user.click(screen.getByRole("button", { name: "Edit: Headache" }));
  expect(edited).toMatchObject([{ name: "Headache", version: 1 }]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("button", { name: /^Monitor this symptom: / })).toBeTruthy();
  expect(bodies).toHaveLength(2);
  expect(stored).toEqual([]);
});

it("says in the specification's words that one monitors it already", async () => {
  stored = [symptom({ name: "Dor de CABECA" })];
  await draw("Dor de cabeça");
  expect(await screen.findByText("This symptom is already being monitored by you")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Edit: Dor de CABECA" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Monitor this symptom: / })).toBeNull();
});

it("says so too where only the server knows it, and no more once the complaint is another", async () => {
  refusals = ["symptom.duplicate"];
  await draw("Headache");
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: /^Monitor this symptom: / }));
  expect(await screen.findByText("This symptom is already being monitored by you")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "What" }), " at night");
  expect(screen.queryByText("This symptom is already being monitored by you")).toBeNull();
  expect(screen.getByRole("button", { name: /^Monitor this symptom: / })).toBeTruthy();
});

it("offers the press for what a colleague monitors, and for what is done", async () => {
  stored = [
    symptom({ id: "mns_two", professional: { id: "usr_other", name: "Demo Colleague" } }),
    symptom({ status: "done" }),
  ];
  await draw("Headache");
  expect(await screen.findByRole("button", { name: /^Monitor this symptom: / })).toBeTruthy();
});

it("keeps the button after another refusal, which a message explains", async () => {
  refusals = ["symptom.too_many"];
  await draw("Headache", "pt");
  await userEvent.click(await screen.findByRole("button", { name: "Monitorizar este sintoma: Headache" }));
  expect(await screen.findByText(/que é o limite/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Monitorizar este sintoma: Headache" })).toBeTruthy();
});

it("shows nothing for a complaint without words", async () => {
  await draw("  ");
  expect(screen.queryByRole("button")).toBeNull();
});

it("changes a symptom in a dialog with the same fields as the record's", async () => {
  stored = [symptom()];
  let closed = 0;
  await renderUi(
    <SymptomDialog
      patient="pat_one"
      symptom={symptom()}
      colleagues={new Map([[me.id, me.name]])}
      onClose={() => {
        closed += 1;
      }}
    />,
    { namespaces: ["monitoring"] },
  );
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole("dialog", { name: "Monitoring: Headache" }));
  await user.selectOptions(await dialog.findByRole("combobox", { name: "Times a day" }), "3");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(closed).toBe(1));
  expect(bodies).toMatchObject([{ method: "PATCH", version: 1, frequency: { every: "day", times: 3 } }]);
});
