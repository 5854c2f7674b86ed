import type { Campaign, Receiver } from "@meridian/core/contracts/campaigns/campaigns";
import { listDrafts, removeDraft } from "@meridian/ui/drafts/drafts";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { railFor } from "@meridian/ui/shell/navigation";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, test } from "vitest";
import { CORPUS } from "../../../../../e2e/xss-corpus.ts";
import EmailScreen from "../../app/routes/emails/email.tsx";
import EmailsScreen from "../../app/routes/emails/emails.tsx";
import { navigation } from "../../app/screens.ts";
import { CampaignPreview } from "./components/campaign-preview.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const at = "2026-01-01T10:00:00.000Z";
const mail: Campaign = {
  id: "cmp_01K0DEM0000000000000000001",
  kind: "marketing",
  subject: { en: "New prices", pt: "Novos preços" },
  body: { en: "Look at **this**.", pt: "Veja **isto**." },
  audience: { plans: ["pro"], subscriptions: [], modules: [], languages: ["pt"], recipients: "managers" },
  state: "draft",
  starts_at: null,
  finished_at: null,
  prepared: false,
  counts: { total: 0, waiting: 0, queued: 0, sent: 0, failed: 0, skipped: 0 },
  updated_at: at,
  updated_by: "Demo Marketing",
  version: 3,
};
const receivers: Receiver[] = [
  {
    user: "usr_1",
    space: "spc_1",
    name: "Demo Reader",
    email: "reader@demo.example",
    space_name: "Demo Clinic",
    state: "sent",
    reason: null,
    at,
  },
  {
    user: "usr_2",
    space: "spc_1",
    name: null,
    email: null,
    space_name: null,
    state: "skipped",
    reason: "unsubscribed",
    at,
  },
];
let stored: Campaign;
let sent: { address: string; body: unknown }[] = [];
let refusal: Response | undefined;

beforeEach(async () => {
  await storeSession(demoUser({ role: "admin", admin_levels: ["any", "marketing"] }));
  for (const { key } of await listDrafts()) await removeDraft(key);
  stored = mail;
  sent = [];
  refusal = undefined;
  let pages = 0;
  answerApi(async (input, init) => {
    const { pathname } = new URL(String(input));
    const method = init?.method ?? "GET";
    if (pathname.endsWith("/receivers")) return Response.json({ items: receivers, next: null });
    if (pathname.endsWith("/count")) {
      pages += 1;
      return Response.json({ spaces: 10, users: 1000, skipped: 1, next: pages % 2 === 1 ? "more" : null });
    }
    if (method === "GET") {
      if (pathname === "/backoffice/emails") return Response.json({ items: [stored], next: null });
      return Response.json(stored);
    }
    const body = JSON.parse(String(init?.body));
    sent.push({ address: `${method} ${pathname}`, body });
    if (refusal) return refusal;
    if (pathname.endsWith("/test")) return Response.json({ to: "me@demo.example" }, { status: 201 });
    stored = { ...stored, ...body, version: stored.version + 1 };
    return Response.json(stored, { status: method === "POST" ? 201 : 200 });
  });
});

const open = (eid: string) =>
  renderUi(
    <>
      <EmailScreen />
      <Toasts />
    </>,
    {
      namespaces: ["campaigns", "alerts", "history"],
      route: "/e/:eid",
      path: `/e/${eid}`,
    },
  );
const button = (name: string | RegExp) => screen.findByRole("button", { name });

describe("a new mail", () => {
  it("names what is missing in each language and keeps what was typed", async () => {
    await open("new");
    await userEvent.type(await screen.findByLabelText(/^Subject \(English\)/), "News");
    await userEvent.click(await button("Save"));
    expect((await screen.findByRole("alert")).textContent).toContain("Subject (Portuguese)");
    expect((screen.getByLabelText(/^Subject \(English\)/) as HTMLInputElement).value).toBe("News");
    expect(sent).toEqual([]);
    // The draft is on the device before the next test begins, which removes it.
    await waitFor(async () => expect(await listDrafts()).toHaveLength(1));
  });

  it("is saved with both languages and its audience", async () => {
    await open("new");
    const type = async (label: RegExp, text: string) =>
      userEvent.type(await screen.findByLabelText(label), text);
    await type(/^Subject \(English\)/, "News");
    await type(/^Subject \(Portuguese\)/, "Novidades");
    await type(/^Text \(English\)/, "Hello");
    await type(/^Text \(Portuguese\)/, "Olá");
    await userEvent.click(screen.getByLabelText("Expired"));
    await userEvent.click(screen.getByLabelText("Osteopathy"));
    await userEvent.selectOptions(screen.getByLabelText("Who gets it in each clinic"), "Every user");
    await userEvent.click(await button("Save"));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      address: "POST /backoffice/emails",
      body: {
        subject: { en: "News", pt: "Novidades" },
        body: { en: "Hello", pt: "Olá" },
        audience: { subscriptions: ["expired"], modules: ["osteo"], recipients: "everyone" },
      },
    });
  });
});

describe("a draft", () => {
  it("is sent with the version that was read, after its receivers were counted page by page", async () => {
    await open(mail.id);
    await userEvent.click(await button("Send or schedule…"));
    const dialog = within(await screen.findByRole("dialog", { name: "Send e-mail" }));
    expect(await dialog.findByText("2,000 users in 20 clinics will get it")).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Send now" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      address: `POST /backoffice/emails/${mail.id}/send`,
      body: { version: 3, at: null },
    });
  });

  it("is scheduled for a day and a time, and a wrong time is named", async () => {
    await open(mail.id);
    await userEvent.click(await button("Send or schedule…"));
    const dialog = within(await screen.findByRole("dialog", { name: "Send e-mail" }));
    await userEvent.type(dialog.getByLabelText(/^Day/), "31/12/2099{Tab}");
    const time = dialog.getByLabelText(/^Time/);
    await userEvent.clear(time);
    await userEvent.type(time, "25:00");
    await userEvent.click(dialog.getByRole("button", { name: "Schedule" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("Time");
    expect(sent).toEqual([]);
    await userEvent.clear(time);
    await userEvent.type(time, "08:30");
    await userEvent.click(dialog.getByRole("button", { name: "Schedule" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ version: 3, at: new Date(2099, 11, 31, 8, 30).toISOString() });
  });

  it("with unsaved changes is saved before it can be sent, and its test has what is typed", async () => {
    await open(mail.id);
    await userEvent.type(await screen.findByLabelText(/^Subject \(English\)/), "!");
    expect(screen.queryByRole("button", { name: "Send or schedule…" })).toBeNull();
    expect(screen.getByText("Save your changes to send or schedule the e-mail.")).toBeTruthy();
    await userEvent.click(await button(/^Send a test to me \(English\)/));
    expect(await screen.findByText("Test sent to me@demo.example")).toBeTruthy();
    expect(sent[0]).toEqual({
      address: "POST /backoffice/emails/test",
      body: { kind: "marketing", language: "en", subject: "New prices!", body: "Look at **this**." },
    });
    await userEvent.click(await button("Save"));
    expect(await button("Send or schedule…")).toBeTruthy();
    expect(sent[1]).toMatchObject({ address: `PUT /backoffice/emails/${mail.id}`, body: { version: 3 } });
  });

  it("that somebody else changed is refused in words", async () => {
    refusal = Response.json({ code: "campaign.stale", current: { ...mail, version: 4 } }, { status: 409 });
    await open(mail.id);
    await userEvent.type(await screen.findByLabelText(/^Subject \(English\)/), "!");
    await userEvent.click(await button("Save"));
    expect((await screen.findByRole("alert")).textContent).toContain("Someone else has changed this e-mail");
    expect((screen.getByLabelText(/^Subject \(English\)/) as HTMLInputElement).value).toBe("New prices!");
  });
});

test("the receivers of a draft are counted when asked for, and the number takes the place of the button", async () => {
  await open(mail.id);
  await userEvent.click(await button("Count receivers"));
  const status = (await screen.findByText(/will get it$/)).closest("[role=status]");
  expect(document.activeElement).toBe(status);
});

test("the text of a mail that was sent can be read, in its language, without links to press", async () => {
  const body = { en: "See [prices](/subscription)", pt: "Veja [preços](/subscription)" };
  stored = { ...mail, body, state: "sent", prepared: true, starts_at: at };
  await open(mail.id);
  const shown = await screen.findByText("preços");
  expect(shown.closest("[lang]")?.getAttribute("lang")).toBe("pt");
  expect(shown.closest("[inert], a")).toBeNull();
  expect(screen.getAllByRole("region", { name: "Receivers" })).toHaveLength(1);
});

test("a mail that is being sent shows its progress and who got it, and is paused after a question", async () => {
  const counts = { total: 8, waiting: 4, queued: 1, sent: 1, failed: 1, skipped: 1 };
  stored = { ...mail, state: "sending", prepared: true, starts_at: at, counts };
  await open(mail.id);
  expect(await screen.findByText("3 of 8 done")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  const reader = within(await screen.findByRole("row", { name: /Demo Reader/ }));
  expect(reader.getByText("Sent")).toBeTruthy();
  const gone = within(screen.getByRole("row", { name: /Removed/ }));
  expect(gone.getByText("Unsubscribed")).toBeTruthy();
  await userEvent.click(await button("Pause"));
  const dialog = within(await screen.findByRole("dialog", { name: "Pause" }));
  await userEvent.click(dialog.getByRole("button", { name: "Pause" }));
  await waitFor(() =>
    expect(sent).toEqual([{ address: `POST /backoffice/emails/${mail.id}/pause`, body: { version: 3 } }]),
  );
});

test("what waits in a cancelled mail is not sent any more", async () => {
  const counts = { total: 5, waiting: 5, queued: 0, sent: 0, failed: 0, skipped: 0 };
  stored = { ...mail, state: "cancelled", prepared: true, counts };
  await open(mail.id);
  expect((await screen.findAllByText("Not sent")).length).toBeGreaterThan(0);
  expect(screen.queryByText("Waiting")).toBeNull();
  expect(screen.queryByRole("button", { name: /Resume|Cancel/ })).toBeNull();
});

test("the list says for whom, how far and since when", async () => {
  stored = { ...mail, state: "sent", counts: { ...mail.counts, total: 1200, sent: 1199, failed: 1 } };
  await renderUi(<EmailsScreen />, { namespaces: ["campaigns", "alerts"] });
  const row = within(await screen.findByRole("row", { name: /New prices/ }));
  expect(row.getByText("Managers and owners, Pro, Portuguese")).toBeTruthy();
  expect(row.getByText("1,199 of 1,200")).toBeTruthy();
});

test("is in the menu of marketing and super admins alone", () => {
  const labelsOf = (...admin_levels: ("any" | "staff" | "marketing" | "super")[]) =>
    railFor(demoUser({ role: "admin", admin_levels }), navigation).flatMap(({ entries }) =>
      entries.map(({ label }) => label),
    );
  expect(labelsOf("any", "staff", "marketing", "super")).toContain("emails");
  expect(labelsOf("any", "marketing")).toContain("emails");
  expect(labelsOf("any", "staff")).not.toContain("emails");
});

test("the preview shows whatever was typed as text", async () => {
  const { container } = await renderUi(
    CORPUS.map((hostile) => (
      <CampaignPreview
        key={hostile}
        kind="marketing"
        subject={{ en: hostile, pt: hostile }}
        body={{ en: hostile, pt: `**${hostile}**\n\n- ${hostile}\n\n[x](${hostile})` }}
      />
    )),
    { namespaces: ["alerts"] },
  );
  const mails = [...container.querySelectorAll("article")];
  expect(mails).toHaveLength(2 * CORPUS.length);
  const names = new Set(
    mails.flatMap((one) => [...one.querySelectorAll("*")].map(({ localName }) => localName)),
  );
  const own = ["h3", "p", "strong", "u", "ul", "ol", "li", "span", "div", "br"];
  expect([...names].filter((name) => !own.includes(name))).toEqual([]);
  for (const hostile of CORPUS) expect(container.textContent).toContain(hostile);
});
