import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import { supportRoutes } from "@meridian/core/contracts/support/support";
import { MAX_TICKET_MESSAGES, MAX_TICKET_TEXT } from "@meridian/core/contracts/support/tickets";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localFiles } from "@meridian/core/testing/local-files";
import { localTable } from "@meridian/core/testing/local-table";
import { inOneHour } from "@meridian/core/testing/one-hour";
import { png } from "@meridian/core/testing/pictures";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CORPUS } from "../../../../../e2e/xss-corpus.ts";
import { OutboxMessageEntity } from "../../../../core/src/db/outbox-message.entity.ts";
import { connect } from "../../../../core/src/db/service.ts";
import { mailOf } from "../../../../core/src/notifications/templates/templates.ts";
import { TicketEntity } from "../../../../core/src/support/ticket.entity.ts";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import * as inbox from "../backoffice/tickets.ts";
import * as clinic from "./support.ts";

localTable();
beforeEach(inOneHour);
localFiles();
let sender: TestUser;
let colleague: TestUser;
let stranger: TestUser;
let staff: TestUser;

beforeAll(async () => {
  const space = await makeSpace({ plan: "basic", daysLeft: -3 });
  sender = await makeUser(space.id, "professional", { name: "Demo Sender" });
  colleague = await makeUser(space.id, "manager");
  stranger = await makeUser((await makeSpace()).id, "professional");
  staff = await makeUser(Spaces.BACKOFFICE, "admin", { name: "Demo Staff" });
});

const own = { ...clinic };
const back = { ...inbox };
async function asUser(key: keyof typeof own, input: object = {}, as = sender) {
  await Spaces.loadActor({ userId: as.id, spaceId: as.spaceId });
  const { value, calls } = await countingCalls(() =>
    callHandler(supportRoutes[key], own[key], { as, ...input }),
  );
  expect(calls).toBeLessThanOrEqual(supportRoutes[key].calls);
  return value;
}
async function asStaff(key: keyof typeof back, input: object = {}) {
  await Spaces.loadActor({ userId: staff.id, spaceId: staff.spaceId });
  const { value, calls } = await countingCalls(() =>
    callHandler(backofficeRoutes[key], back[key], { as: staff, ...input }),
  );
  expect(calls).toBeLessThanOrEqual(backofficeRoutes[key].calls);
  return value;
}

const outbox = connect({ message: OutboxMessageEntity }).entities.message;
const mails = async (space: string) => (await outbox.query.primary({ space }).go()).data;

const facts = { page: "/patient/:id", app_version: "index-demo.js", browser: "Demo Browser" };
const send = async (text = "Where is the invoice?", over: object = {}) =>
  (await asUser("createTicket", { body: { topic: "subscription", text, sent_from: facts, ...over } })).body
    .ticket;
const answer = (ticket: { id: string; version: number }, text = "In your payments.", state = "answered") =>
  asStaff("answerTicket", {
    params: { ticket: ticket.id },
    body: { text, state, version: ticket.version },
  });
const mine = async (id: string) => (await asUser("getTicket", { params: { ticket: id } })).body.ticket;

describe("a message to the administrators", () => {
  test("works with an expired plan, has a number, and thanks its sender by mail", async () => {
    const answered = await asUser("createTicket", {
      body: { topic: "subscription", text: "Where is the invoice?", sent_from: facts },
    });
    expect(answered.status).toBe(201);
    expect(supportRoutes.createTicket.response.parse(answered.body)).toEqual(answered.body);
    const { ticket } = answered.body;
    expect(ticket).toMatchObject({ state: "new", topic: "subscription", excerpt: "Where is the invoice?" });
    expect(ticket.number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const [mail] = await mails(sender.spaceId);
    expect(mail).toMatchObject({ template: "support-received", facts: { number: ticket.number } });
    const seen = (await asStaff("getTicket", { params: { ticket: ticket.id } })).body.ticket;
    expect(seen).toMatchObject({ user_name: "Demo Sender", ...facts });
  });

  test("is answered by mail, read by its sender and nobody else, and opened again by a reply", async () => {
    const ticket = await send();
    const noted = await asStaff("noteTicket", {
      params: { ticket: ticket.id },
      body: { text: "Asked the bank", version: ticket.version },
    });
    expect(backofficeRoutes.noteTicket.response.parse(noted.body)).toEqual(noted.body);
    const answered = await answer(noted.body.ticket, "In your payments.", "waiting");
    expect(answered.body.ticket).toMatchObject({ state: "waiting", answered_by: "Demo Staff" });
    expect(answered.body.ticket.messages.map(({ from }: { from: string }) => from)).toEqual([
      "clinic",
      "note",
      "support",
    ]);
    const read = await mine(ticket.id);
    expect(read.messages.map(({ text }: { text: string }) => text)).toEqual([
      "Where is the invoice?",
      "In your payments.",
    ]);
    expect(JSON.stringify(read)).not.toContain("Asked the bank");
    const mail = (await mails(sender.spaceId)).find(({ template }) => template === "support-answered");
    expect((await mailOf("support-answered", "en", mail?.facts ?? {})).text).toContain("In your payments.");
    for (const other of [colleague, stranger]) {
      const params = { ticket: ticket.id };
      expect((await asUser("getTicket", { params }, other)).status).toBe(404);
      expect((await asUser("replyToTicket", { params, body: { text: "x" } }, other)).status).toBe(404);
      expect((await asUser("listTickets", {}, other)).body.items).toEqual([]);
    }
    const closed = await asStaff("setTicketState", {
      params: { ticket: ticket.id },
      body: { state: "closed", version: answered.body.ticket.version },
    });
    expect(closed.body.ticket.state).toBe("closed");
    const again = await asUser("replyToTicket", {
      params: { ticket: ticket.id },
      body: { text: "Thank you" },
    });
    expect([again.status, again.body.ticket.state, again.body.ticket.messages.length]).toEqual([
      201,
      "new",
      3,
    ]);
    expect((await answer(answered.body.ticket)).body.code).toBe("ticket.stale");
  });

  test("is found in the inbox by state, sender, number and words, page by page", async () => {
    const ticket = await send("Exportação não funciona", { topic: "problem" });
    await answer(await send("Second"), "Done", "closed");
    const list = async (query: object) => (await asStaff("listTickets", { query })).body;
    const ids = (page: { items: { id: string }[] }) => page.items.map(({ id }) => id);
    expect(ids(await list({ search: "exportacao nao" }))).toEqual([ticket.id]);
    expect(ids(await list({ search: ticket.number.toLowerCase() }))).toEqual([ticket.id]);
    expect(ids(await list({ search: "demo sender", topic: "problem" }))).toEqual([ticket.id]);
    const closed = await list({ state: "closed" });
    expect(closed.items.every(({ state }: { state: string }) => state === "closed")).toBe(true);
    expect(closed.items[0].excerpt).toBe("Second");
    const first = await list({ limit: 1 });
    const second = await list({ limit: 1, cursor: first.next });
    expect([first.items[0].excerpt, second.items[0].id]).toEqual(["Second", ticket.id]);
  });

  test("takes a picture that is one, and refuses another file", async () => {
    const uploaded = async (content: Uint8Array<ArrayBuffer>) => {
      const body = { content_type: "image/png", size: content.length };
      const { screenshot, upload } = (await asUser("uploadScreenshot", { body })).body;
      await fetch(upload.url, { method: "PUT", headers: upload.headers, body: content });
      return screenshot;
    };
    const ticket = await send("See this", { screenshot: await uploaded(new Uint8Array(png(40, 30))) });
    const [{ screenshot_url }] = (await mine(ticket.id)).messages;
    const picture = await fetch(screenshot_url);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    const page = await uploaded(new Uint8Array(Buffer.from("<svg onload=alert(1)></svg>")));
    const body = { topic: "problem", text: "x", screenshot: page };
    const refused = await asUser("createTicket", { body });
    expect([refused.status, refused.body.fields]).toEqual([400, { screenshot: "file.type" }]);
    const absent = { ...body, screenshot: "scr_01K0DEM0000000000000000001.png" };
    expect((await asUser("createTicket", { body: absent })).body.code).toBe("file.not_found");
  });

  test("is refused with ids in its address, without words, and too long", async () => {
    const refused = async (body: object) => (await asUser("createTicket", { body })).body.fields;
    const page = "/patient/pat_01K0DEM0000000000000000001";
    expect(await refused({ topic: "idea", text: "x", sent_from: { ...facts, page } })).toEqual({
      "sent_from.page": "text.invalid",
    });
    expect(await refused({ topic: "idea", text: " " })).toEqual({ text: "required" });
    expect(await refused({ topic: "idea", text: "x".repeat(MAX_TICKET_TEXT + 1) })).toEqual({
      text: "text.too_long",
    });
  });

  test("stops at the most that a ticket holds", async () => {
    const ticket = await send();
    const stored = connect({ ticket: TicketEntity }).entities.ticket;
    await stored.patch({ id: ticket.id }).set({ messages: MAX_TICKET_MESSAGES }).go();
    const reply = await asUser("replyToTicket", { params: { ticket: ticket.id }, body: { text: "x" } });
    expect([reply.status, reply.body.code]).toEqual([409, "ticket.full"]);
    expect((await answer(ticket)).body.code).toBe("ticket.full");
  });

  test("runs nothing in a mail, whoever wrote it", async () => {
    for (const text of CORPUS) {
      const { html, subject } = await mailOf("support-answered", "pt", {
        name: text,
        number: "AAAA-BBBB",
        text,
      });
      const tags = [...html.matchAll(/<\/?([a-z!]+)/gi)].map(([, name]) => String(name).toLowerCase());
      const allowed = ["!doctype", "html", "head", "meta", "title", "body", "div", "p", "a"];
      expect(tags.filter((name) => !allowed.includes(name) && name !== "!")).toEqual([]);
      expect(subject).not.toContain("\n");
    }
  });

  test("is throttled for one user, not for another", async () => {
    const body = { topic: "idea", text: "x" };
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1)
      statuses.push((await asUser("createTicket", { body }, colleague)).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true);
    expect((await asUser("createTicket", { body }, stranger)).status).toBe(201);
  });
});
