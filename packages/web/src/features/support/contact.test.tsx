import type { OwnTicket } from "@meridian/core/contracts/support/tickets";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { ContactForm } from "./components/contact-form.tsx";
import { Tickets } from "./components/tickets.tsx";
import { rememberPage } from "./model/sent-from.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const at = "2026-01-01T10:00:00.000Z";
const ticket: OwnTicket = {
  id: "tkt_01K0DEM0000000000000000001",
  number: "0000-0001",
  topic: "question",
  state: "answered",
  excerpt: "Where?",
  created_at: at,
  updated_at: at,
  messages: [
    { id: "m1", from: "clinic", by: "Demo Manager One", text: "Where?", at, screenshot_url: null },
    { id: "m2", from: "support", by: "Demo Staff", text: "In the calendar", at, screenshot_url: null },
  ],
  version: 2,
};
let sent: { address: string; body: Record<string, unknown> }[] = [];

beforeEach(async () => {
  sent = [];
  await storeSession(demoUser());
  answerApi(async (input, init) => {
    const address = `${init?.method} ${new URL(String(input)).pathname}`;
    if (init?.body) sent.push({ address, body: JSON.parse(String(init.body)) });
    return Response.json(address === "GET /support/tickets" ? { items: [ticket], next: null } : { ticket });
  });
});

it("shows what is sent besides the message, without ids, and thanks with the number", async () => {
  rememberPage("/patient/pat_01K0DEM0000000000000000001");
  rememberPage("/support");
  await renderUi(<ContactForm />, { namespaces: ["support"] });
  expect(await screen.findByText("/patient/:id")).toBeTruthy();
  expect(screen.getByText("Please leave out patients' data")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Send message" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Message");
  await userEvent.type(screen.getByLabelText(/^Message/), "Where?");
  await userEvent.click(screen.getByRole("button", { name: "Send message" }));
  expect((await screen.findByRole("status")).textContent).toContain("0000-0001");
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    topic: "question",
    text: "Where?",
    screenshot: null,
    sent_from: { page: "/patient/:id", browser: expect.any(String) },
  });
  const again = screen.getByRole("button", { name: "Write another message" });
  expect(document.activeElement).toBe(again);
});

it("sends no technical facts where the user leaves them out", async () => {
  await renderUi(<ContactForm />, { namespaces: ["support"] });
  await userEvent.click(await screen.findByLabelText("Send these technical facts with it"));
  expect(screen.queryByText("/patient/:id")).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Message/), "Where?");
  await userEvent.click(screen.getByRole("button", { name: "Send message" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body.sent_from).toEqual({ page: null, app_version: null, browser: null });
});

it("shows the user's messages with their answers, and sends a reply", async () => {
  await renderUi(<Tickets />, { namespaces: ["support"] });
  await userEvent.click(await screen.findByText("0000-0001"));
  // jsdom opens the details without telling; the browser tells.
  const details = screen.getByText("0000-0001").closest("details") as HTMLDetailsElement;
  details.dispatchEvent(new Event("toggle"));
  expect(await screen.findByText("In the calendar")).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Write again/), "Thank you");
  await userEvent.click(screen.getByRole("button", { name: "Send message" }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        address: `POST /support/tickets/${ticket.id}/messages`,
        body: { text: "Thank you", screenshot: null },
      },
    ]),
  );
});
