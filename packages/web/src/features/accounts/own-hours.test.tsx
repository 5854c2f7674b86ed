import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { OwnHoursAndTimeOff } from "./components/own-hours.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const path = "PATCH /session/user";

it("shows working hours, saves time off, and retries when another field changed meanwhile", async () => {
  const user = demoUser({ id: "usr_01K0DEM0000000000000000301", role: "professional", practises: true });
  await storeSession(user);
  const own = {
    id: user.id,
    name: user.name,
    email: user.email,
    role: "professional",
    owner: false,
    practises: true,
    color: "#1f7a6b",
    active: true,
    modules: [],
    specialities: [],
    license_number: "",
    working_hours: [
      { weekday: 1, from: "09:00", to: "13:30", establishment: null },
      { weekday: 1, from: "14:00", to: "19:30", establishment: null },
    ],
    time_off: [{ from: "2030-08-01", to: "2030-08-15", reason: "Holiday", entered_by: "Demo Manager" }],
    updated_at: "2030-01-01T10:00:00.000Z",
    updated_by: null,
    version: 3,
  };
  const onAway = vi.fn();
  const sent: { version: number; time_off: object[] }[] = [];
  const stale = { code: "user.stale", message: "", requestId: "" };
  answerApi(async (input, init) => {
    const name = `${init?.method} ${new URL(String(input)).pathname}`;
    if (name !== path)
      return Response.json({ items: [{ ...own, version: sent.length > 0 ? 4 : 3 }], next: null });
    sent.push(JSON.parse(String(init?.body)));
    return sent.length === 1 ? Response.json(stale, { status: 409 }) : Response.json({ user });
  });
  await renderUi(
    <>
      <OwnHoursAndTimeOff onAway={onAway} />
      <Toasts />
    </>,
    { namespaces: ["users"] },
  );
  const hours = await screen.findByRole("list", { name: "Working hours" });
  expect(within(hours).getByText("09:00–13:30, 14:00–19:30")).toBeTruthy();
  expect(within(hours).getAllByText("Does not work")).toHaveLength(6);
  expect(screen.getByText("Entered by Demo Manager")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Add time off" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved Successfully")).toBeTruthy();
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([3, 4]));
  // Only the added days are checked for appointments; the holiday existed before.
  await waitFor(() => expect(onAway.mock.calls[0]?.[1]).toHaveLength(1));
  expect(sent[1]?.time_off).toHaveLength(2);
  expect(sent[1]?.time_off).toContainEqual({ from: "2030-08-01", to: "2030-08-15", reason: "Holiday" });
});
