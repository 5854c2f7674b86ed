import type { FailedMessage } from "@meridian/core/contracts/notifications/failed-messages";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { railFor } from "@meridian/ui/shell/navigation";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import EmailSms from "../../app/routes/messages/email-sms.tsx";
import { navigation } from "../../app/screens.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const failed = (change: Partial<FailedMessage> = {}): FailedMessage => ({
  id: "ntf_01K0DEM0000000000000000001",
  space: "spc_01K0DEM0000000000000000001",
  channel: "email",
  template: "export-ready",
  language: "pt",
  reason: "refused",
  attempts: 9,
  created_at: "2026-11-20T10:00:00.000Z",
  failed_at: "2026-11-21T10:00:00.000Z",
  state: "open",
  ...change,
});
type Level = "any" | "staff" | "marketing" | "super";
const admin = (...admin_levels: Level[]) => demoUser({ role: "admin", admin_levels });

let sent: { address: string; body: unknown }[] = [];
let items: FailedMessage[] = [];
let refusal: string | undefined;
beforeEach(async () => {
  sent = [];
  refusal = undefined;
  items = [failed()];
  await storeSession(admin("any", "super"));
  answerApi(async (input, init) => {
    const { pathname } = new URL(String(input));
    if (init?.method === "GET") return Response.json({ items, next: null });
    sent.push({ address: pathname, body: JSON.parse(String(init?.body)) });
    if (refusal) return Response.json({ code: refusal, message: "" }, { status: 409 });
    items = [failed({ state: "sent_again" })];
    return Response.json(items[0], { status: 201 });
  });
});
const render = () =>
  renderUi(
    <>
      <EmailSms />
      <Toasts />
    </>,
    { namespaces: ["messages"] },
  );
const row = async (name: RegExp) => {
  const found = (await screen.findByText(name)).closest("tr");
  return within(found as HTMLElement);
};

const sendAgain = async (shown: Awaited<ReturnType<typeof row>>) => {
  await userEvent.click(shown.getByRole("button"));
  await userEvent.click(await screen.findByText("Send again"));
};

it("says what failed and why, and sends it again", async () => {
  await render();
  const shown = await row(/Export ready · e-mail · PT/);
  expect(shown.getByText("Refused by the mail or SMS service")).toBeTruthy();
  await sendAgain(shown);
  expect(await screen.findByText("The message is being sent again.")).toBeTruthy();
  expect(sent).toEqual([
    { address: `/backoffice/failed-messages/${failed().id}/send-again`, body: { space: failed().space } },
  ]);
  expect(await screen.findByText("Sent again")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Actions/ })).toBeNull();
});

it("leaves messages to patients to their clinic, and shows a template that it does not know by its key", async () => {
  items = [
    failed({ state: "clinics", template: "appointment-booked", channel: "sms" }),
    failed({ id: "ntf_2", template: "older-one", state: "over" }),
  ];
  await render();
  expect((await row(/Appointment booked · SMS/)).getByText("For the clinic to send again")).toBeTruthy();
  expect((await row(/older-one/)).getByText("Too old to send again")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Actions/ })).toBeNull();
});

it("says why it was refused", async () => {
  refusal = "message.not_failed";
  await render();
  await sendAgain(await row(/Export ready/));
  expect(await screen.findByText("It was already sent again.")).toBeTruthy();
});

it("is in the menu of super admins alone", () => {
  const labelsOf = (...levels: Level[]) =>
    railFor(admin(...levels), navigation).flatMap(({ entries }) => entries.map(({ label }) => label));
  expect(labelsOf("any", "staff", "marketing", "super")).toContain("emailSms");
  for (const level of ["staff", "marketing"] as const)
    expect(labelsOf("any", level)).not.toContain("emailSms");
});
