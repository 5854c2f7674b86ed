import type { Appointment } from "@meridian/core/contracts/scheduling/appointments";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import Home from "../../app/routes/home/home.tsx";
import { leftOpen, nextMove, tally } from "./model/today.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const appointment = (change: Partial<Appointment> = {}): Appointment => ({
  id: "apt_1",
  patient: "pat_1",
  patient_name: "Demo Patient Twelve",
  professional: demoUser().id,
  office: "off_1",
  appointment_type: {
    id: "typ_1",
    name: "Acupuncture",
    price: 4500,
    color: "#1f7a6b",
    tests: [],
    treatments: [],
  },
  start: "2026-11-21T10:30:00.000Z",
  end: "2026-11-21T11:30:00.000Z",
  duration: 60,
  price: 4500,
  payment: { state: "pending", price: 4500, paid: 0 },
  notes: "",
  current_appointment: null,
  status: "arrived",
  reason: "",
  override: false,
  series: null,
  signed_by: null,
  signed_at: null,
  created_at: "2026-11-20T10:00:00.000Z",
  updated_at: "2026-11-20T10:00:00.000Z",
  updated_by: "usr_1",
  version: 3,
  ...change,
});
const nothing = { plan: false, place: false, type: false, patient: false, appointment: false };
const busy = {
  busy: true,
  professional: "usr_2",
  office: "off_1",
  start: "2026-11-21T12:00:00.000Z",
  end: "2026-11-21T13:00:00.000Z",
} as const;

const requests = vi.fn();
function answerWith(answers: Record<string, unknown>) {
  answerApi(async (input, init) => {
    const name = `${init?.method} ${new URL(String(input)).pathname}`;
    requests(name, init?.body && JSON.parse(String(init.body)));
    return name in answers
      ? Response.json(answers[name])
      : Response.json({ code: "internal" }, { status: 500 });
  });
}

beforeEach(async () => {
  requests.mockReset();
  await storeSession(demoUser());
});

describe("home", () => {
  it("tells a manager how much data waits for a decision, and leads there", async () => {
    const today = { today: [appointment()], next: null, unfinished: [], setup: nothing };
    answerWith({ "GET /home": { ...today, retention_open: 12 } });
    await renderUi(<Home />, { namespaces: ["home", "billing"] });
    expect(await screen.findByText(/12 records wait for a decision/)).toBeTruthy();
    const link = screen.getByRole("link", { name: "Keep or remove" });
    expect(link.getAttribute("href")).toBe("/settings/retention");
  });

  it.each([
    [1, "2 consultas, 1 concluída"],
    [2, "2 consultas, 2 concluídas"],
  ])("says in Portuguese that %i of two are done", async (done, said) => {
    const today = [appointment(), appointment({ id: "apt_2", patient: "pat_2" })].map((one, index) =>
      index < done ? { ...one, status: "done" } : one,
    );
    answerWith({ "GET /home": { today, next: null, unfinished: [], setup: nothing } });
    await storeSession(demoUser({ language: "pt" }));
    await renderUi(<Home />, { namespaces: ["home"], language: "pt" });
    expect(await screen.findByText(new RegExp(`${said}$`))).toBeTruthy();
  });

  it("shows the next patient and opens the appointment with one button", async () => {
    const next = appointment();
    answerWith({
      "GET /home": {
        today: [next, busy],
        next,
        unfinished: [],
        setup: { plan: true, place: true, type: true, appointment: true },
      },
      "POST /appointments/apt_1/status": { ...next, status: "open" },
    });
    const { router } = await renderUi(<Home />, { namespaces: ["home"] });
    await userEvent.click(await screen.findByRole("button", { name: "Start" }));
    expect(requests).toHaveBeenCalledWith("POST /appointments/apt_1/status", { status: "open", version: 3 });
    await waitFor(() => expect(router.state.location.pathname).toBe("/patient/pat_1/appointment/apt_1"));
  });

  it("shows contact details, the record's link and the unpaid amount, and filters by unpaid", async () => {
    const owes = appointment({ payment: { state: "partial", price: 5000, paid: 2000 } });
    const paid = appointment({
      id: "apt_2",
      patient: "pat_2",
      patient_name: "Demo Paid",
      payment: { state: "paid", price: 5000, paid: 5000 },
    });
    const contact = {
      id: "pat_1",
      patient: "pat_1",
      phone: "",
      mobile_number: "912 345 678",
      call: "+351912345678",
    };
    answerWith({
      "GET /home": {
        today: [owes, paid],
        next: null,
        unfinished: [],
        setup: { plan: true, place: true, type: true, appointment: true },
      },
      "GET /patients/contacts": { items: [contact], next: null },
    });
    await renderUi(<Home />, { namespaces: ["home"] });
    const phone = await screen.findByRole("link", { name: /Call .*, 912 345 678/ });
    expect(phone.getAttribute("href")).toBe("tel:+351912345678");
    expect(screen.getByRole("link", { name: `Record: ${owes.patient_name}` }).textContent).toBe("Record");
    const pay = screen.getByRole("link", { name: "Take payment, €30.00" });
    expect(pay.getAttribute("href")).toBe("/patient/pat_1/appointment/apt_1?charge=1");
    expect(screen.getByText("Demo Paid")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Unpaid: 1" }));
    expect(screen.queryByText("Demo Paid")).toBeNull();
  });

  it("takes the payments of several of today's appointments together", async () => {
    const idOf = (name: string) => `apt_${name.slice(-1).padStart(26, "0")}`;
    const owes = (id: string, name: string, due: number) =>
      appointment({
        id: idOf(id),
        patient: `pat_${id}`,
        patient_name: name,
        payment: { state: "pending", price: due, paid: 0 },
      });
    const charge = (id: string, name: string, due: number) => ({
      appointment: idOf(id),
      patient: `pat_${id}`,
      patient_name: name,
      professional: demoUser().id,
      appointment_type: "Acupuncture",
      start: "2026-11-21T10:30:00.000Z",
      price: due,
      paid: 0,
      due,
      status: "pending",
      version: 4,
    });
    const charges = [charge("apt_1", "Demo Alecrim", 4000), charge("apt_2", "Demo Boldo", 3000)];
    answerWith({
      "GET /home": {
        today: [
          owes("apt_1", "Demo Alecrim", 4000),
          owes("apt_2", "Demo Boldo", 3000),
          owes("apt_3", "Demo Funcho", 1000),
        ],
        next: null,
        unfinished: [],
        setup: { plan: true, place: true, type: true, appointment: true },
      },
      "GET /charges": { items: charges, next: null },
      "POST /payments": { items: charges.map((one) => ({ ...one, due: 0, payment: "pay_1" })) },
    });
    await renderUi(
      <>
        <Home />
        <Toasts />
      </>,
      { namespaces: ["home", "billing"] },
    );
    await userEvent.click(await screen.findByRole("button", { name: "Unpaid: 3" }));
    expect(await screen.findByText(/^Select the appointments to pay together/)).toBeTruthy();
    await userEvent.click(screen.getByRole("checkbox", { name: /^Demo Alecrim, .*€40.00/ }));
    await userEvent.click(screen.getByRole("checkbox", { name: /^Demo Boldo/ }));
    expect(screen.getByText("2 appointments selected: €70.00")).toBeTruthy();
    // The versions are read when they are needed, not with every look at the day.
    expect(requests).not.toHaveBeenCalledWith("GET /charges", undefined);
    await userEvent.click(screen.getByRole("button", { name: "Take payment" }));
    expect(await screen.findByText(/^Demo Boldo, Acupuncture/)).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "Card" }));
    await userEvent.click(screen.getByRole("button", { name: "Take payment of €70.00" }));
    expect(await screen.findByText("Payment of €70.00 for 2 appointments recorded")).toBeTruthy();
    expect(requests).toHaveBeenCalledWith("POST /payments", {
      items: [
        { appointment: idOf("apt_1"), amount: 4000, version: 4 },
        { appointment: idOf("apt_2"), amount: 3000, version: 4 },
      ],
      method: "card",
      note: "",
    });
    expect(screen.queryByRole("button", { name: "Take payment of €70.00" })).toBeNull();
  });

  it.each([
    ["who treats too", true, "Open one to close it unsigned"],
    ["who does not treat", false, "A manager who treats patients can close them unsigned"],
  ])("shows a manager %s what somebody left who is no longer here", async (_, practises, said) => {
    await storeSession(demoUser({ practises }));
    const begun = [
      appointment({ id: "apt_2", status: "open", professional: "usr_left", patient_name: "Demo Alecrim" }),
      appointment({ id: "apt_3", status: "open", professional: "usr_here", patient_name: "Demo Hortelã" }),
    ];
    const all = !practises;
    answerWith({
      "GET /home": {
        today: [appointment()],
        next: null,
        unfinished: all ? begun : [],
        ...(!all && { colleagues: begun }),
        setup: { plan: true, place: true, type: true, appointment: true },
      },
      "GET /clinic": {
        professionals: [
          { id: "usr_here", name: "Demo Professional One", active: true },
          { id: "usr_left", name: "Demo Professional Two", active: false },
        ],
      },
    });
    await renderUi(<Home />, { namespaces: ["home"] });
    const left = await screen.findByRole("region", {
      name: "Appointments left open by someone who no longer works here",
    });
    expect(left.textContent).toContain(said);
    expect(left.textContent).toContain("Demo Professional Two");
    const links = within(left).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/patient/pat_1/appointment/apt_2"]);
    const open = screen.getByRole("region", { name: "Unfinished appointments" });
    expect(within(open).queryAllByRole("link")).toHaveLength(all ? 1 : 0);
  });

  it("leads a new clinic through its first step", async () => {
    const { space } = demoUser();
    await storeSession(demoUser({ space: space && { ...space, subscription_plan: null } }));
    answerWith({
      "GET /home": { today: [], next: null, unfinished: [], setup: nothing },
      "POST /subscription/free-trial": { user: demoUser() },
    });
    await renderUi(<Home />, { namespaces: ["home"] });
    await userEvent.click(await screen.findByRole("checkbox", { name: /^Osteopathy Segments/ }));
    await userEvent.click(screen.getByRole("button", { name: "Start the free trial" }));
    await waitFor(() =>
      expect(requests).toHaveBeenCalledWith("POST /subscription/free-trial", {
        modules: ["mtc", "fito", "others"],
      }),
    );
  });

  it("tells users who may not set up the clinic that it is being prepared", async () => {
    await storeSession(demoUser({ role: "receptionist", owner: false, language: "pt" }));
    answerWith({ "GET /home": { today: [], next: null, unfinished: [], setup: nothing } });
    await renderUi(<Home />, { namespaces: ["home"], language: "pt" });
    expect(await screen.findByText("A sua clínica está a ser preparada")).toBeTruthy();
  });

  it("shows the error and offers a retry", async () => {
    answerWith({});
    await renderUi(<Home />, { namespaces: ["home"] });
    expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  });
});

describe("the one button of an appointment", () => {
  const me = { id: demoUser().id, treats: true, receives: true };
  const desk = { id: "usr_desk", treats: false, receives: true };
  it.each([
    ["scheduled", me, "start"],
    ["arrived", me, "start"],
    ["open", me, "continue"],
    ["paused", me, "continue"],
    ["done", me, "none"],
    ["cancelled", me, "none"],
    ["confirmed", desk, "arrive"],
    ["arrived", desk, "none"],
    ["open", desk, "none"],
    ["scheduled", { ...desk, receives: false }, "none"],
  ] as const)("%s for %o is %s", (status, user, move) =>
    expect(nextMove(appointment({ status }), user)).toBe(move),
  );
});

describe("what is begun and not signed", () => {
  const here = appointment({ id: "apt_2", status: "open", professional: "usr_here" });
  const gone = appointment({ id: "apt_3", status: "paused", professional: "usr_gone" });
  const people = new Map([["usr_here", { active: true }]]);
  it.each([
    ["of nobody known: nobody is said to have left", new Map(), true, ["apt_2", "apt_3"], []],
    ["for the front desk: all in one list", people, false, ["apt_2", "apt_3"], []],
    ["for a manager: what was left stands apart", people, true, ["apt_2"], ["apt_3"]],
  ])("%s", (_, professionals, manages, unfinished, left) => {
    const found = leftOpen({ unfinished: [here, gone] }, professionals, manages);
    expect(found.unfinished.map(({ id }) => id)).toEqual(unfinished);
    expect(found.left.map(({ id }) => id)).toEqual(left);
  });
});

describe("the day", () => {
  it("counts the day's work without what fell through and what is another's", () => {
    const entries = [appointment({ status: "done" }), appointment(), appointment({ status: "missed" }), busy];
    expect(tally(entries)).toEqual({ booked: 2, done: 1 });
  });
});
