import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { clinic, me } from "../../scheduling/testing/demo-clinic.ts";
import { appointment, visit } from "../../scheduling/testing/demo-visit.ts";
import { answerWith, beginVisit, openVisit, READ, sent } from "../../scheduling/testing/open-visit.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));
beforeEach(beginVisit);

const STATUS = "POST /appointments/apt_1/status";
const left = visit(
  { appointment: appointment({ professional: "usr_2", status: "paused" }) },
  { writable: false },
);
const answers = (active: boolean) => ({
  [READ]: left,
  "GET /clinic": {
    ...clinic,
    professionals: clinic.professionals.map((one) => (one.id === "usr_2" ? { ...one, active } : one)),
  },
  [STATUS]: { ...left.appointment, status: "done" },
});
const manager = { ...me, role: "manager" as const, owner: true, practises: true };

it("closes an unsigned visit of a colleague who has left", async () => {
  await storeSession(manager);
  answerWith(answers(false));
  await openVisit();
  await userEvent.click(await screen.findByRole("button", { name: "Close unsigned" }));
  await userEvent.click(await screen.findByRole("button", { name: "Close without signing" }));
  await waitFor(() => expect(sent).toMatchObject([{ name: STATUS, body: { status: "done" } }]));
});

it("moves the focus when the pressed button disappears", async () => {
  await storeSession(manager);
  const closed = { ...left, appointment: { ...left.appointment, status: "done" as const } };
  let stored = left;
  const close = () => {
    stored = closed;
    return closed.appointment;
  };
  answerWith({ ...answers(false), [READ]: () => stored, [STATUS]: close });
  await openVisit();
  await userEvent.click(await screen.findByRole("button", { name: "Close unsigned" }));
  await userEvent.click(await screen.findByRole("button", { name: "Close without signing" }));
  await waitFor(() => expect(document.activeElement?.getAttribute("data-step")).toBe("anamnesis"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it.each([
  ["while the colleague is there", manager, true],
  ["by a manager who treats nobody", { ...manager, practises: false }, false],
  ["by another professional", { ...me, role: "professional" as const, owner: false }, false],
])("is not offered %s", async (_, user, active) => {
  await storeSession(user);
  answerWith(answers(active));
  const { client } = await openVisit();
  await screen.findByRole("region", { name: "Complaint" });
  if (active) await waitFor(() => expect(client.getQueryData(["clinic"])).toBeDefined());
  expect(screen.queryByRole("button", { name: "Close unsigned" })).toBeNull();
});

it("shows that a closed visit was not signed", async () => {
  const closed_by = { id: "usr_9", name: "Demo Manager", at: "2026-11-21T10:00:00.000Z" };
  const { appointment: head, ...rest } = left;
  answerWith({ [READ]: { ...rest, appointment: { ...head, status: "done", closed_by } } });
  await openVisit();
  expect(await screen.findByText(/^Closed unsigned by Demo Manager/)).toBeTruthy();
});

it("names the professional of a read-only visit", async () => {
  await storeSession({ ...me, role: "professional", owner: false });
  answerWith(answers(true));
  await openVisit();
  const name = clinic.professionals.find(({ id }) => id === "usr_2")?.name;
  expect(await screen.findByText(new RegExp(`Only its professional, ${name}, can write in it`))).toBeTruthy();
});
