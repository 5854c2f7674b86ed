import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import Calendar from "../../../app/routes/appointments/calendar.tsx";
import { booked, clinic, DAY, me } from "../testing/demo-clinic.ts";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const busy = {
  busy: true,
  professional: "usr_2",
  office: "off_2",
  start: `${DAY}T10:00:00.000Z`,
  end: `${DAY}T11:00:00.000Z`,
};

const sent: { name: string; body: Record<string, unknown> }[] = [];
type Answer = object | ((body: Record<string, unknown>) => object);
function answerWith(answers: Record<string, Answer>) {
  const all: Record<string, Answer> = {
    "GET /clinic": clinic,
    "GET /blocked-times": { items: [], next: null },
    "GET /appointments": { items: [booked(), busy], next: null },
    "GET /patients": {
      items: [{ id: "pat_9", name: "Demo Boldo", birthday: null, mobile_number: "", phone: "" }],
      next: null,
    },
    ...answers,
  };
  answerApi(async (input, init) => {
    const name = `${init?.method} ${new URL(String(input)).pathname}`;
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    if (body) sent.push({ name, body });
    const answer = all[name];
    const value = typeof answer === "function" ? answer(body) : answer;
    if (value instanceof Response) return value;
    return value ? Response.json(value) : Response.json({ code: "internal" }, { status: 500 });
  });
}
const render = () =>
  renderUi(
    <>
      <Calendar />
      <Toasts />
    </>,
    { namespaces: ["scheduling", "planning"], path: `/calendar?date=${DAY}` },
  );

beforeEach(async () => {
  sent.length = 0;
  await storeSession(me);
});

it("books from an empty slot by a name, Enter and Book, in a free office", async () => {
  answerWith({ "POST /appointments": booked({ patient_name: "Demo Boldo" }) });
  await render();
  await userEvent.click(await screen.findByRole("button", { name: `Book 10:15 with Demo Therapist` }));
  await userEvent.keyboard("bol");
  await screen.findByRole("option", { name: "Demo Boldo" });
  await userEvent.keyboard("{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  expect(await screen.findByText(/^Demo Boldo booked for .*, 10:00, with Demo/)).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    patient: "pat_9",
    patient_name: "Demo Boldo",
    professional: "usr_2",
    // Both rooms are taken at that time: the first is proposed, and the server decides.
    office: "off_1",
    appointment_type: "typ_1",
    start: `${DAY}T10:15:00.000Z`,
    duration: 45,
    price: 4000,
    notes: "",
    override: false,
  });
});

it("creates a new patient with contact details together with the booking", async () => {
  answerWith({
    "GET /patients": { items: [], next: null },
    "POST /appointments": ({ new_patient }) =>
      (new_patient as { confirm_duplicates: boolean }).confirm_duplicates
        ? booked({ patient_name: "Demo Salva" })
        : Response.json(
            {
              code: "patient.possible_duplicates",
              details: { candidates: [{ id: "pat_8", name: "Demo Sálva" }] },
            },
            { status: 409 },
          ),
  });
  await render();
  await userEvent.click(await screen.findByRole("button", { name: "Book 10:15 with Demo Therapist" }));
  await userEvent.keyboard("Demo Salva");
  await userEvent.click(await screen.findByRole("option", { name: /Add “Demo Salva”/ }));
  await userEvent.type(screen.getByLabelText(/Mobile number/), "912345678");
  await userEvent.click(screen.getByRole("checkbox", { name: /reminders by SMS/ }));
  // Closing the dialog now would have saved nothing.
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  expect(await screen.findByRole("button", { name: "Demo Sálva" })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Demo Sálva"));
  await userEvent.click(screen.getByRole("button", { name: "Add anyway" }));
  expect(await screen.findByText(/Demo Salva booked for/)).toBeTruthy();
  expect(sent.at(-1)?.body).toMatchObject({
    new_patient: {
      name: "Demo Salva",
      mobile_number: "912345678",
      consents_sms: true,
      consents_email: false,
      confirm_duplicates: true,
    },
  });
  expect(sent.at(-1)?.body).not.toHaveProperty("patient");
});

it("shows what a booking clashes with, and offers free times or saving anyway", async () => {
  const details = {
    clashes: [
      {
        resource: "office",
        start: `${DAY}T10:00:00.000Z`,
        end: `${DAY}T10:45:00.000Z`,
        patient_name: "Demo Alecrim",
      },
    ],
    // The second is the next morning.
    free: [`${DAY}T10:45:00.000Z`, "2026-11-24T09:00:00.000Z"],
  };
  answerWith({
    "POST /appointments": () => Response.json({ code: "appointment.clash", details }, { status: 409 }),
  });
  await render();
  await userEvent.click(await screen.findByRole("button", { name: `Book 10:15 with Demo Therapist` }));
  await userEvent.keyboard("bol");
  await screen.findByRole("option", { name: "Demo Boldo" });
  await userEvent.keyboard("{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  const alert = await screen.findByRole("alert");
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(within(alert).getByText(/Office · Demo Alecrim · 10:00–10:45/)).toBeTruthy();
  expect(within(alert).getByRole("button", { name: "Tuesday 24 November, 09:00" })).toBeTruthy();
  await userEvent.click(within(alert).getByRole("button", { name: "10:45" }));
  await waitFor(() =>
    expect(sent.at(-1)?.body).toMatchObject({ start: `${DAY}T10:45:00.000Z`, override: false }),
  );
  await userEvent.click(
    within(await screen.findByRole("alert")).getByRole("button", { name: "Save anyway" }),
  );
  await waitFor(() =>
    expect(sent.at(-1)?.body).toMatchObject({ start: `${DAY}T10:45:00.000Z`, override: true }),
  );
});

it("says why a time is not available, and can keep it", async () => {
  const details = {
    clashes: [
      {
        resource: "office",
        cause: "closed",
        label: "Demo Holiday",
        start: `${DAY}T00:00:00.000Z`,
        end: new Date(Date.parse(`${DAY}T00:00:00.000Z`) + 86_400_000).toISOString(),
      },
      {
        resource: "professional",
        cause: "outside_hours",
        start: `${DAY}T10:15:00.000Z`,
        end: `${DAY}T11:00:00.000Z`,
      },
    ],
    free: [],
  };
  answerWith({
    "POST /appointments": () => Response.json({ code: "appointment.clash", details }, { status: 409 }),
  });
  await render();
  await userEvent.click(await screen.findByRole("button", { name: `Book 10:15 with Demo Therapist` }));
  await userEvent.keyboard("bol");
  await screen.findByRole("option", { name: "Demo Boldo" });
  await userEvent.keyboard("{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByText("This time is not available")).toBeTruthy();
  expect(within(alert).getByText(/Closed · Demo Holiday/)).toBeTruthy();
  expect(within(alert).getByText(/Outside working hours · 10:15–11:00/)).toBeTruthy();
  await userEvent.click(within(alert).getByRole("button", { name: "Save anyway" }));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ override: true }));
});

it("names missing fields before anything is sent", async () => {
  answerWith({});
  await render();
  await userEvent.click(await screen.findByRole("button", { name: "New appointment" }));
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  expect(screen.getAllByText("Required. Fill in this field.").length).toBeGreaterThanOrEqual(2);
  // On a phone the first of them stands above what is seen.
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("combobox", { name: /^Patient/ })),
  );
  expect(sent).toEqual([]);
});

it("marks an appointment as missed only with a reason", async () => {
  answerWith({ "POST /appointments/apt_1/status": booked({ status: "missed", version: 3 }) });
  await render();
  await userEvent.click(await screen.findByRole("button", { name: /Demo Alecrim/ }));
  await userEvent.click(screen.getByRole("button", { name: "Missed…" }));
  await userEvent.click(screen.getByRole("button", { name: "Mark as missed" }));
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText(/^Reason for the missed/), "ill");
  await userEvent.click(screen.getByRole("button", { name: "Mark as missed" }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ status: "missed", reason: "ill", version: 2 }));
});

it("shows colleagues' time as busy, and offers no booking without the permission", async () => {
  await storeSession(demoUser({ role: "professional", owner: false, appointment_permission: false }));
  answerWith({});
  await render();
  expect(await screen.findByText(/Busy · 10:00–11:00/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "New appointment" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Book / })).toBeNull();
});

it("proposes the follow-up type and the usual professional for a returning patient", async () => {
  const followUp = {
    ...clinic.appointment_types[0],
    id: "typ_2",
    name: "Next visit",
    duration: 30,
    price: 3000,
  };
  answerWith({
    "GET /clinic": {
      ...clinic,
      appointment_types: [...clinic.appointment_types, { ...followUp, follow_up: true }],
    },
    "GET /patients/pat_9/booking-defaults": { professional: "usr_2", appointment_type: "typ_1" },
  });
  await render();
  await userEvent.click(await screen.findByRole("button", { name: "New appointment" }));
  await userEvent.keyboard("bol");
  await screen.findByRole("option", { name: "Demo Boldo" });
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(/^Type/).value).toBe("typ_2"));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByLabelText<HTMLSelectElement>(/^Professional/).value).toBe("usr_2");
  expect(screen.getByLabelText<HTMLInputElement>(/^Duration/).value).toBe("30");
});

it("changes the type of a booked appointment", async () => {
  const longer = {
    ...clinic.appointment_types[0],
    id: "typ_2",
    name: "Long visit",
    duration: 90,
    price: 9000,
  };
  answerWith({
    "GET /clinic": { ...clinic, appointment_types: [...clinic.appointment_types, longer] },
    "PATCH /appointments/apt_1": booked({ version: 3 }),
  });
  await render();
  await userEvent.click(await screen.findByRole("button", { name: /Demo Alecrim/ }));
  await userEvent.click(screen.getByRole("button", { name: "Move or change" }));
  await userEvent.selectOptions(screen.getByLabelText(/^Type/), "typ_2");
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() =>
    expect(sent.at(-1)?.body).toMatchObject({ appointment_type: "typ_2", duration: 90, price: 9000 }),
  );
});

it("cancels with a chosen reason, and undoes it", async () => {
  let status = 0;
  answerWith({
    "POST /appointments/apt_1/status": () => {
      status += 1;
      return booked({ status: status === 1 ? "cancelled" : "scheduled", version: 2 + status });
    },
  });
  await render();
  await userEvent.click(await screen.findByRole("button", { name: /Demo Alecrim/ }));
  await userEvent.click(screen.getByRole("button", { name: "Cancel appointment…" }));
  await userEvent.click(screen.getByRole("button", { name: "At the patient’s request" }));
  await userEvent.click(screen.getByRole("button", { name: "Cancel the appointment" }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toEqual([
    { status: "cancelled", reason: "At the patient’s request", version: 2 },
    { status: "scheduled", override: false, version: 3 },
  ]);
});

it("shows booked and actual duration of a signed appointment where they differ", async () => {
  const signed = { status: "done", duration: 45, booked_duration: 60 } as const;
  answerWith({ "GET /appointments": { items: [booked(signed)], next: null } });
  await render();
  await userEvent.click(await screen.findByRole("button", { name: /Demo Alecrim/ }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("Booked 60 min, took 45 min")).toBeTruthy();
});
