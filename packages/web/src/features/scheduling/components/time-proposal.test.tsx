import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { renderUi } from "@meridian/ui/testing/render";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import NewAppointment from "../../../app/routes/appointments/new-appointment.tsx";
import { draftFor } from "../model/booking-draft.ts";
import { clinic, me } from "../testing/demo-clinic.ts";
import { BookingDialog } from "./booking-dialog.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const DAY = "2099-11-23";
const free = (start: string, professional: string, office = "off_2") => ({
  items: [{ start, end: start, professional, office }],
  next: null,
});
const asked: { name: string; query: Record<string, string>; body: unknown }[] = [];
type Answer = object | ((query: Record<string, string>) => object);
function answerWith(answers: Record<string, Answer>) {
  const all: Record<string, Answer> = {
    "GET /clinic": clinic,
    "GET /patients/pat_1": { id: "pat_1", name: "Demo Alecrim" },
    "GET /consent-states": { texts: [], items: [], next: null },
    "GET /patients/pat_1/booking-defaults": { professional: null, appointment_type: null },
    "GET /free-times": ({ professionals }) =>
      professionals === "usr_2"
        ? free("2099-11-24T09:15:00.000Z", "usr_2")
        : free("2099-11-25T14:00:00.000Z", me.id),
    ...answers,
  };
  answerApi(async (input, init) => {
    const url = new URL(String(input));
    const query = Object.fromEntries(url.searchParams);
    const name = `${init?.method} ${url.pathname}`;
    asked.push({ name, query, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    const answer = all[name];
    const value =
      typeof answer === "function" ? await (answer as (of: typeof query) => object)(query) : answer;
    if (value instanceof Response) return value;
    return value ? Response.json(value) : Response.json({ code: "internal" }, { status: 500 });
  });
}
const searches = () => asked.filter(({ name }) => name === "GET /free-times");
const time = () => screen.getByLabelText<HTMLInputElement>(/^Time/).value;
const choose = (label: RegExp, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);

const page = () =>
  renderUi(
    <>
      <Routes>
        <Route path="patient/:pid/appointments/new" element={<NewAppointment />} />
        <Route path="*" element={null} />
      </Routes>
      <Toasts />
    </>,
    { namespaces: ["scheduling"], path: "/patient/pat_1/appointments/new" },
  );
const dialog = async (onClose = vi.fn()) => {
  const draft = draftFor(clinic, { day: DAY });
  await renderUi(<BookingDialog clinic={clinic} draft={draft} waiting={undefined} onClose={onClose} />, {
    namespaces: ["scheduling"],
  });
  return onClose;
};

beforeEach(async () => {
  asked.length = 0;
  await storeSession(me);
});

it("proposes the first free time of the patient's professional, and books it", async () => {
  answerWith({
    "GET /patients/pat_1/booking-defaults": { professional: "usr_2", appointment_type: "typ_1" },
    "POST /appointments": {
      id: "apt_1",
      patient_name: "Demo Alecrim",
      professional: "usr_2",
      start: "2099-11-24T09:15:00.000Z",
    },
  });
  await page();
  expect(await screen.findByText("First free time")).toBeTruthy();
  expect(time()).toBe("09:15");
  expect(screen.getByLabelText<HTMLInputElement>(/^Date/).value).toMatch(/^24/);
  // The patient's usual booking is asked for together with the patient, and the search runs once, with all of it.
  expect(asked.map(({ name }) => name).sort()).toEqual([
    "GET /clinic",
    "GET /consent-states",
    "GET /free-times",
    "GET /patients/pat_1",
    "GET /patients/pat_1/booking-defaults",
  ]);
  expect(searches()[0]?.query).toMatchObject({
    professionals: "usr_2",
    patient: "pat_1",
    duration: "45",
    limit: "1",
  });
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  await screen.findByText(/^Demo Alecrim booked for/);
  expect(asked.find(({ name }) => name === "POST /appointments")?.body).toMatchObject({
    start: "2099-11-24T09:15:00.000Z",
    professional: "usr_2",
    office: "off_2",
  });
  expect(searches()).toHaveLength(1);
});

it("takes back that the time is missing when one is proposed after a first try to book", async () => {
  answerWith({});
  await dialog();
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  expect(screen.getByLabelText(/^Time/).getAttribute("aria-invalid")).toBe("true");
  await choose(/^Professional/, "Demo Therapist");
  await waitFor(() => expect(time()).toBe("09:15"));
  expect(screen.getByLabelText(/^Time/).getAttribute("aria-invalid")).not.toBe("true");
});

it("says that a time pressed for is still being searched, then that it has to be looked at", async () => {
  let answer = () => {};
  const searched = new Promise<void>((done) => {
    answer = done;
  });
  answerWith({
    "GET /free-times": () => searched.then(() => Response.json(free("2099-11-24T09:15:00.000Z", me.id))),
    "POST /appointments": {
      id: "apt_1",
      patient_name: "Demo Alecrim",
      professional: me.id,
      start: "2099-11-24T09:15:00.000Z",
    },
    "GET /patients/pat_1/booking-defaults": { professional: me.id, appointment_type: "typ_1" },
  });
  await page();
  await screen.findByText("Looking for the first free time…");
  const book = screen.getByRole("button", { name: "Book" });
  await userEvent.click(book);
  expect(await screen.findByText(/Still looking/)).toBeTruthy();
  expect(screen.getByLabelText(/^Time/).getAttribute("aria-invalid")).not.toBe("true");
  await act(async () => answer());
  await waitFor(() => expect(time()).toBe("09:15"));
  expect(screen.getByText(/Check the proposed time/)).toBeTruthy();
  expect(screen.queryByText(/Still looking/)).toBeNull();
  expect(asked.some(({ name }) => name === "POST /appointments")).toBe(false);
  await userEvent.click(book);
  await screen.findByText(/^Demo Alecrim booked for/);
});

it("says that the time is missing when the search it was pressed in finds none", async () => {
  let answer = () => {};
  const searched = new Promise<void>((done) => {
    answer = done;
  });
  answerWith({
    "GET /free-times": () => searched.then(() => Response.json({ items: [], next: null })),
    "GET /patients/pat_1/booking-defaults": { professional: me.id, appointment_type: "typ_1" },
  });
  await page();
  await screen.findByText("Looking for the first free time…");
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  await act(async () => answer());
  await screen.findByText("No free time in the next 14 days");
  expect(screen.getByLabelText(/^Time/).getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByText(/Still looking|Check the proposed time/)).toBeNull();
});

it("proposes anew for another professional or length, until a time is typed", async () => {
  answerWith({});
  await dialog();
  expect(time()).toBe("");
  expect(searches()).toEqual([]);
  await choose(/^Professional/, "Demo Therapist");
  await waitFor(() => expect(time()).toBe("09:15"));
  await choose(/^Professional/, me.name);
  await waitFor(() => expect(time()).toBe("14:00"));
  await userEvent.clear(screen.getByLabelText(/^Duration/));
  await userEvent.type(screen.getByLabelText(/^Duration/), "60");
  await waitFor(() => expect(searches().at(-1)?.query).toMatchObject({ duration: "60" }));
  await waitFor(() => expect(time()).toBe("14:00"));

  await userEvent.clear(screen.getByLabelText(/^Time/));
  await userEvent.type(screen.getByLabelText(/^Time/), "11:30");
  const before = searches().length;
  await choose(/^Professional/, "Demo Therapist");
  expect(time()).toBe("11:30");
  // The day that came with the proposal stays beside the time that was typed.
  expect(screen.getByLabelText<HTMLInputElement>(/^Date/).value).toMatch(/^25/);
  expect(searches()).toHaveLength(before);
});

it("says when nothing is free, and leaves the time empty when the search is too wide", async () => {
  answerWith({
    "GET /free-times": ({ professionals }) =>
      professionals === "usr_2"
        ? { items: [], next: null }
        : Response.json({ code: "range.too_wide", fields: { to: "range.too_wide" } }, { status: 400 }),
  });
  await dialog();
  await choose(/^Professional/, "Demo Therapist");
  expect(await screen.findByText("No free time in the next 14 days")).toBeTruthy();
  expect(time()).toBe("");
  await choose(/^Professional/, me.name);
  await waitFor(() => expect(screen.queryByText(/free time/)).toBeNull());
  expect(time()).toBe("");
});

it("does not ask about unsaved changes for what was only proposed", async () => {
  answerWith({});
  const one = { ...clinic, professionals: clinic.professionals.slice(1) };
  const onClose = vi.fn();
  await renderUi(
    <BookingDialog clinic={one} draft={draftFor(one, { day: DAY })} waiting={undefined} onClose={onClose} />,
    { namespaces: ["scheduling"] },
  );
  await waitFor(() => expect(time()).toBe("09:15"));
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});
