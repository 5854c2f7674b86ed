import type { PatientMessage } from "@meridian/core/contracts/notifications/notifications";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import Messages from "../../app/routes/notifications/messages.tsx";
import { obstaclesOf } from "./model/delivery-blockers.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const message = (change: Partial<PatientMessage> = {}): PatientMessage => ({
  id: "ntf_01K0DEM0000000000000000001",
  patient: "pat_01K0DEM0000000000000000012",
  patient_name: "Demo Patient Twelve",
  appointment: "apt_01K0DEM0000000000000000001",
  kind: "booked",
  start: "2026-11-23T10:00:00.000Z",
  count: 1,
  channel: "email",
  language: "en",
  to: "twelve@patients.example",
  status: "sent",
  reason: null,
  attempts: 1,
  replaced_by: null,
  created_at: "2026-11-21T09:03:00.000Z",
  settled_at: "2026-11-21T09:03:01.000Z",
  ...change,
});
const asked = vi.fn();

beforeEach(async () => {
  asked.mockReset();
  await storeSession(demoUser());
  answerApi(async (input, init) => {
    if (init?.method === "POST") {
      asked(new URL(String(input)).pathname);
      return Response.json(message({ id: "n" }), { status: 201 });
    }
    const status = new URL(String(input)).searchParams.get("status");
    asked(status);
    const failed = { id: "f", status: "failed", channel: "sms", to: "+351912345678" } as const;
    const items =
      status === "failed"
        ? [message({ ...failed, reason: "unknown_outcome" })]
        : [message(), message({ id: "w", status: "pending", attempts: 3, kind: "moved", count: 4 })];
    return Response.json({ items, next: null });
  });
});
const show = (language: "en" | "pt" = "en") =>
  renderUi(
    <>
      <Messages />
      <Toasts />
    </>,
    { namespaces: ["notifications", "clinic"], path: "/messages", language },
  );

describe("the log of messages", () => {
  it("shows recipient, subject, address and status", async () => {
    await show();
    const list = await screen.findByRole("region", { name: "Messages to patients" });
    expect((await within(list).findAllByText("Demo Patient Twelve"))[0]).toBeTruthy();
    expect(within(list).getAllByText("twelve@patients.example")[0]).toBeTruthy();
    expect(within(list).getByText(/and 3 more/)).toBeTruthy();
    expect(within(list).getByText(/3 attempts so far/)).toBeTruthy();
  });

  it("filters by status, with the reason in words", async () => {
    await show();
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Status" }), "failed");
    expect(await screen.findByText(/The connection was lost while sending/)).toBeTruthy();
    expect(asked).toHaveBeenLastCalledWith("failed");
  });

  it("sends a failed one again", async () => {
    await show();
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Status" }), "failed");
    await userEvent.click(
      await screen.findByRole("button", { name: "Actions for Demo Patient Twelve, Booked" }),
    );
    fireEvent.click(await screen.findByText("Send again"));
    expect(await screen.findByText("Sending again")).toBeTruthy();
    expect(asked).toHaveBeenCalledWith("/messages/f/send-again");
  });

  it("is shown in Portuguese", async () => {
    await show("pt");
    expect(await screen.findByText("Alteração")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Mensagens aos pacientes" })).toBeTruthy();
  });
});

describe("why messages do not reach a patient", () => {
  const reach = {
    consents_email: true,
    consents_sms: true,
    email: "a@b.example",
    mobile_e164: "+351912345678",
    phone_e164: null,
  };
  it.each([
    [{}, []],
    [{ consents_email: false, consents_sms: false }, ["none"]],
    [{ email: "" }, ["noEmail"]],
    [{ mobile_e164: "+447911123456" }, ["noMobile"]],
    [{ mobile_e164: null, phone_e164: "+351912345678" }, []],
    [{ mobile_e164: null, consents_sms: false }, []],
  ])("%j: %j", (change, expected) => {
    expect(obstaclesOf({ ...reach, ...change })).toEqual(expected);
  });
});
