import type { SupportTicket } from "@meridian/core/contracts/support/ticket-inbox";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { answerApi } from "@meridian/ui/testing/api";
import { renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import TicketScreen from "../../app/routes/tickets/ticket.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const at = "2026-01-01T10:00:00.000Z";
const ticket: SupportTicket = {
  id: "tkt_01K0DEM0000000000000000001",
  number: "0000-0001",
  topic: "problem",
  state: "new",
  excerpt: "It stopped",
  created_at: at,
  updated_at: at,
  user_name: "Demo Sender",
  space_name: "Demo Clinic",
  answered_by: "",
  email: "sender@demo.example",
  language: "pt",
  space: "spc_01K0DEM0000000000000000001",
  page: "/calendar",
  app_version: null,
  browser: "Demo Browser",
  messages: [{ id: "m1", from: "clinic", by: "Demo Sender", text: "It stopped", at, screenshot_url: null }],
  version: 3,
};
let sent: { address: string; body: unknown }[] = [];

beforeEach(() => {
  sent = [];
  answerApi(async (input, init) => {
    const address = `${init?.method} ${new URL(String(input)).pathname}`;
    if (!init?.body) return Response.json({ ticket });
    const body = JSON.parse(String(init.body));
    sent.push({ address, body });
    const from = address.endsWith("notes") ? "note" : "support";
    const message = { id: "m2", from, by: "Demo Staff", text: body.text, at, screenshot_url: null };
    const answered = {
      ...ticket,
      state: body.state ?? "new",
      version: 4,
      messages: [...ticket.messages, message],
    };
    return Response.json({ ticket: answered });
  });
});

const open = () =>
  renderUi(<TicketScreen />, { namespaces: ["tickets"], route: "/t/:tid", path: `/t/${ticket.id}` });

it("shows who wrote from where, and sends an answer with the version that was read", async () => {
  await open();
  expect(await screen.findByText("Demo Sender · sender@demo.example")).toBeTruthy();
  expect(screen.getByText("/calendar")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Send answer" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Answer");
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText(/^Answer/, { selector: "textarea" }), "Try again");
  await userEvent.selectOptions(screen.getByLabelText("State afterwards"), "Waiting for the clinic");
  await userEvent.click(screen.getByRole("button", { name: "Send answer" }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        address: `POST /backoffice/tickets/${ticket.id}/answers`,
        body: { text: "Try again", state: "waiting", version: 3 },
      },
    ]),
  );
  expect(await screen.findByText("Try again", { selector: "p" })).toBeTruthy();
  await waitFor(() =>
    expect((screen.getByLabelText(/^Answer/, { selector: "textarea" }) as HTMLTextAreaElement).value).toBe(
      "",
    ),
  );
});

it("adds a note that is marked as one, and closes without an answer", async () => {
  await open();
  await userEvent.type(
    await screen.findByLabelText(/^Note for administrators/, { selector: "textarea" }),
    "Known",
  );
  await userEvent.click(screen.getByRole("button", { name: "Add note" }));
  expect(await screen.findByText(/^Note · Demo Staff/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Close without answer" }));
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      address: `PUT /backoffice/tickets/${ticket.id}/state`,
      body: { state: "closed", version: 4 },
    }),
  );
});
