import type { Appointment } from "@meridian/core/contracts/scheduling/appointments";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { AppointmentDialog } from "../components/appointment-dialog.tsx";
import { booked, clinic, DAY, me } from "../testing/demo-clinic.ts";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const series = { id: "ser_1", index: 1, count: 4, frequency: "weekly", every: 1 } as const;
const at = (day: number, hour = 10) => ({
  start: `2026-12-0${day}T${hour}:00:00.000Z`,
  end: `2026-12-0${day}T${hour}:45:00.000Z`,
});
const saved = { result: "saved", appointment: null, clashes: [], code: null };

const sent: { name: string; body: Record<string, unknown> }[] = [];
function answerWith(answers: Record<string, object>) {
  answerApi(async (input, init) => {
    const url = new URL(String(input));
    const name = `${init?.method} ${url.pathname}`;
    if (init?.body) sent.push({ name, body: JSON.parse(String(init.body)) });
    const value = answers[name];
    return value ? Response.json(value) : Response.json({ code: "internal" }, { status: 500 });
  });
}
const last = (name: string) => sent.findLast((one) => one.name === name)?.body;
const onClose = vi.fn();
const render = (mode: "show" | "move" | "cancelled", change: Partial<Appointment> = {}) =>
  renderUi(
    <>
      <AppointmentDialog
        appointment={booked({ series, ...change })}
        clinic={clinic}
        initial={mode}
        onClose={onClose}
      />
      <Toasts />
    </>,
    { namespaces: ["scheduling", "planning"], path: "/calendar" },
  );

beforeEach(async () => {
  sent.length = 0;
  onClose.mockClear();
  await storeSession(me);
});

it("shows the position of an appointment in its series", async () => {
  answerWith({});
  await render("show");
  expect(await screen.findByText("2 of 4, every week")).toBeTruthy();
});

it("changes this and the following after a preview of new times and clashes, and sends only what differs", async () => {
  const taken = { resource: "office", patient_name: "Demo Boldo", ...at(8, 15) };
  answerWith({
    "POST /appointments/apt_1/series/preview": {
      occurrences: [
        {
          index: 1,
          appointment: "apt_1",
          from: `${DAY}T10:00:00.000Z`,
          start: `${DAY}T15:00:00.000Z`,
          end: `${DAY}T15:45:00.000Z`,
          clashes: [],
        },
        { index: 2, appointment: "apt_2", from: at(8).start, ...at(8, 15), clashes: [taken] },
      ],
    },
    "PATCH /appointments/apt_1/series": {
      series: "ser_1",
      occurrences: [
        { ...saved, index: 1, start: at(1).start },
        { ...saved, index: 2, start: at(8).start, result: "skipped" },
        { ...saved, index: 3, start: at(9).start, result: "locked" },
      ],
    },
  });
  await render("move");
  await userEvent.selectOptions(await screen.findByLabelText("What to change"), "following");
  await userEvent.clear(screen.getByLabelText(/^Time/));
  await userEvent.type(screen.getByLabelText(/^Time/), "15:00");
  await userEvent.click(screen.getByRole("button", { name: "Check the dates" }));
  expect(await screen.findByText("Taken: Office · Demo Boldo")).toBeTruthy();
  expect(screen.getByText("1 that has started, finished or passed stays as it is.")).toBeTruthy();
  const change = { scope: "following", start: `${DAY}T15:00:00.000Z`, version: 2 };
  expect(last("POST /appointments/apt_1/series/preview")).toEqual(change);
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(screen.getByDisplayValue("15:00")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Check the dates" }));
  await userEvent.click(await screen.findByRole("button", { name: "Change 1 appointment" }));
  expect(await screen.findByText("1 appointment of Demo Alecrim changed")).toBeTruthy();
  expect(last("PATCH /appointments/apt_1/series")).toEqual({ ...change, override: false, skip: ["apt_2"] });
  expect(onClose).toHaveBeenCalled();
});

it("names appointments that could not be changed", async () => {
  const occurrence = { index: 1, appointment: "apt_1", from: at(1).start, ...at(1, 15), clashes: [] };
  answerWith({
    "POST /appointments/apt_1/series/preview": { occurrences: [occurrence] },
    "PATCH /appointments/apt_1/series": {
      series: "ser_1",
      occurrences: [{ ...saved, index: 1, start: at(1).start, result: "stale" }],
    },
  });
  await render("move");
  await userEvent.selectOptions(await screen.findByLabelText("What to change"), "all");
  await userEvent.type(screen.getByLabelText(/^Notes/), "Bring the report");
  await userEvent.click(screen.getByRole("button", { name: "Check the dates" }));
  await userEvent.click(await screen.findByRole("button", { name: "Change 1 appointment" }));
  expect(await screen.findByText("These could not be changed")).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it("sends nothing when nothing changed", async () => {
  answerWith({ "POST /appointments/apt_1/series/preview": { occurrences: [] } });
  await render("move");
  await userEvent.selectOptions(await screen.findByLabelText("What to change"), "all");
  await userEvent.click(screen.getByRole("button", { name: "Check the dates" }));
  expect(await screen.findByText(/^Nothing has changed yet/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Change/ })).toBeNull();
});

it("lists all appointments of a series, then cancels them with a reason", async () => {
  answerWith({
    "POST /appointments/apt_1/series/preview": {
      occurrences: [
        { index: 1, appointment: "apt_1", from: at(1).start, ...at(1), clashes: [] },
        { index: 2, appointment: "apt_2", from: at(8).start, ...at(8), clashes: [] },
      ],
    },
    "POST /appointments/apt_1/series/cancel": {
      series: "ser_1",
      occurrences: [0, 1, 2].map((index) => ({
        ...saved,
        index,
        start: at(1).start,
        result: index ? "saved" : "locked",
        appointment: booked({ id: `apt_${index}`, status: "cancelled", version: 3 }),
        ...(index > 0 && { status_before: index === 1 ? "confirmed" : "scheduled" }),
      })),
    },
    "POST /appointments/apt_1/status": booked(),
    "POST /appointments/apt_2/status": booked(),
  });
  await render("cancelled", { status: "confirmed" });
  await userEvent.selectOptions(await screen.findByLabelText("What to cancel"), "all");
  expect(await screen.findByText("2 appointments will be cancelled:")).toBeTruthy();
  expect(screen.getByText("2 that have started, finished or passed stay as they are.")).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Reason for cancelling/), "Moves away");
  await userEvent.click(screen.getByRole("button", { name: "Cancel the appointment" }));
  expect(await screen.findByText("2 appointments of Demo Alecrim cancelled")).toBeTruthy();
  expect(last("POST /appointments/apt_1/series/cancel")).toEqual({
    scope: "all",
    reason: "Moves away",
    version: 2,
  });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(last("POST /appointments/apt_2/status")).toMatchObject({ status: "scheduled" }));
  expect(last("POST /appointments/apt_1/status")).toMatchObject({ status: "confirmed" });
});

it("does not ask for a scope outside a series", async () => {
  answerWith({});
  await render("cancelled", { series: null });
  expect(await screen.findByLabelText(/^Reason for cancelling/)).toBeTruthy();
  expect(screen.queryByLabelText("What to cancel")).toBeNull();
});
