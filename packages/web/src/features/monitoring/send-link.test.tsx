import type { MonitoringMessages } from "@meridian/core/contracts/monitoring/link-messages";
import type { MonitoringLink } from "@meridian/core/contracts/monitoring/monitored-symptoms";
import type { SymptomForm } from "@meridian/core/contracts/monitoring/symptom-terms";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { LinkPanel } from "./components/link-panel.tsx";
import { SymptomFormView } from "./components/symptom-form.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const NONE: MonitoringLink = {
  url: null,
  created_at: null,
  ends_at: null,
  last_used_on: null,
  reminders_paused: false,
  sent: [],
};
const WORKS: MonitoringLink = {
  ...NONE,
  url: "https://demo.example/monitoring/key",
  created_at: "2026-03-01T10:00:00.000Z",
  ends_at: "2026-12-31T10:00:00.000Z",
};
let link: MonitoringLink;
let message: MonitoringMessages;
let sent: { channels: string[]; replace: boolean }[];
let begun: SymptomForm[];

function serve(method: string, { pathname }: URL, body: never): Response {
  if (pathname.endsWith("/monitoring-link/message")) return Response.json(message);
  if (pathname.endsWith("/monitoring-link/messages")) {
    sent.push(body);
    const delivery = {
      message: "ntf_one",
      channel: "email",
      to: "patient@patients.example",
      status: "sent",
      reason: null,
      created_at: "2026-03-02T10:00:00.000Z",
      settled_at: "2026-03-02T10:00:05.000Z",
    } as const;
    link = { ...WORKS, sent: [delivery] };
    return Response.json({ messages: [delivery] }, { status: 201 });
  }
  if (pathname.endsWith("/monitoring-link")) return Response.json(link);
  if (method === "POST") begun.push(body);
  return Response.json({ ...(body as object), id: "mns_one", version: 1 }, { status: 201 });
}

beforeEach(async () => {
  link = NONE;
  sent = [];
  begun = [];
  message = {
    language: "pt",
    channels: [
      { channel: "email", to: "patient@patients.example", blocked: null },
      { channel: "sms", to: "", blocked: "no_consent" },
    ],
    email: { subject: "A sua ligação privada", text: "Olá" },
    sms: { text: "Clínica: registe" },
    reminder: {
      email: { subject: "Lembrete de Clínica", text: "Como se sente hoje?" },
      sms: { text: "Clínica: como se sente hoje?" },
    },
  };
  await storeSession(demoUser());
  answerApi(async (input, init) =>
    serve(init?.method ?? "GET", new URL(String(input)), JSON.parse(String(init?.body ?? "{}")) as never),
  );
});

const open = async (element: React.ReactNode) => {
  await renderUi(
    <>
      {element}
      <Toasts />
    </>,
    { namespaces: ["monitoring", "links"] },
  );
  return userEvent.setup();
};
const panel = <LinkPanel patient="pat_one" />;

it("shows the message in the patient's language and why a channel does not reach them, then says when and how it was sent", async () => {
  const user = await open(panel);
  await user.click(await screen.findByRole("button", { name: "Create and send link" }));
  expect((await screen.findByText("Olá")).closest("[lang]")?.getAttribute("lang")).toBe("pt");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Send the link" }));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Text message" }).disabled).toBe(true);
  expect(screen.getByText(/^The patient has not agreed to text messages/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(sent).toEqual([{ channels: ["email"], replace: false }]));
  const line = (await screen.findByRole("list", { name: "Sent" })).textContent;
  expect(line).toContain("E-mail, patient@patients.example");
  expect(screen.queryByRole("heading", { name: "Send the link" })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Send link" })));
});

it("replaces and sends in one step", async () => {
  link = WORKS;
  const user = await open(panel);
  await user.click(await screen.findByRole("button", { name: "Send link" }));
  await user.click(await screen.findByRole("checkbox", { name: "Replace the link" }));
  await user.click(screen.getByRole("button", { name: "Replace and send" }));
  await waitFor(() => expect(sent).toEqual([{ channels: ["email"], replace: true }]));
});

it("says that a link which cannot be shown any more is replaced by sending one", async () => {
  link = { ...WORKS, url: null };
  const user = await open(panel);
  await user.click(await screen.findByRole("button", { name: "Send link" }));
  expect(await screen.findByText(/so a new one is sent/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Replace and send" }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

it("cannot send where no channel reaches the patient, and says why", async () => {
  message.channels = [
    { channel: "email", to: "", blocked: "no_address" },
    { channel: "sms", to: "", blocked: "no_plan" },
  ];
  const user = await open(panel);
  await user.click(await screen.findByRole("button", { name: "Create and send link" }));
  expect(await screen.findByText("There is no e-mail address on the patient's record.")).toBeTruthy();
  expect(screen.getByText("The clinic's plan has no text messages.")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled).toBe(true);
});

it("sets a reminder by the channel that reaches the patient, and warns where it would not arrive", async () => {
  const user = await open(
    <SymptomFormView patient="pat_one" based={undefined} colleagues={new Map()} onDone={() => undefined} />,
  );
  await user.type(await screen.findByRole("textbox", { name: /^Symptom/ }), "Headache");
  await user.click(screen.getByRole("checkbox", { name: "Remind the patient" }));
  expect(await screen.findByText("Reminders are sent once the patient has a link.")).toBeTruthy();
  expect(screen.getByText("Show the message")).toBeTruthy();
  expect(screen.getByText("Lembrete de Clínica").closest("[lang]")?.getAttribute("lang")).toBe("pt");
  await user.selectOptions(screen.getByRole("combobox", { name: "By" }), "Text message");
  expect(screen.getByText(/^The patient has not agreed to text messages/)).toBeTruthy();
  expect(screen.getByText("Clínica: como se sente hoje?")).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "By" }), "E-mail");
  const time = screen.getByLabelText(/^Time/, { selector: "input" });
  await user.clear(time);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(begun).toEqual([]);
  await user.type(time, "21:15");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(begun).toMatchObject([{ reminder: { time: "21:15", channel: "email" } }]));
});
