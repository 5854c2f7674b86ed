import type { RequestOf } from "../contracts/kernel/route.ts";
import type { OwnTicket, SentFrom, ticketRoutes } from "../contracts/support/tickets.ts";
import { allowanceWrite } from "../db/allowance.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { put, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import * as Spaces from "../spaces/index.ts";
import { fold } from "../text/fold.ts";
import { storeScreenshot } from "./screenshots.ts";
import type { TicketItem, TicketMessage } from "./ticket.entity.ts";
import {
  db,
  messageView,
  newMessage,
  numberOf,
  readMessages,
  readTicket,
  rowOf,
  ticketWrites,
} from "./ticket-store.ts";

const EXCERPT = 140;

/** A ticket as its sender reads it. Notes of administrators are not part of it. */
async function view(ticket: TicketItem, messages: readonly TicketMessage[]): Promise<{ ticket: OwnTicket }> {
  const shown = messages.map(async (message) =>
    message.from === "note" ? [] : [{ ...(await messageView(ticket, message)), from: message.from }],
  );
  return {
    ticket: { ...rowOf(ticket), messages: (await Promise.all(shown)).flat(), version: ticket.version },
  };
}

/** A page of the user's own tickets, newest first. One request. */
export async function listOwnTickets({ cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const { id: user_id, spaceId: space_id } = actor();
  const list = `support.tickets|${user_id}`;
  const page = await db.entities.ticket.query
    .ofUser({ space_id, user_id })
    .go({ cursor: await openCursor(list, cursor), limit, order: "desc" });
  return { items: page.data.map(rowOf), next: await sealCursor(list, page.cursor) };
}

/** One of the user's own tickets. Throws 404 `ticket.not_found`, also for one of somebody else. One request. */
async function readOwn(ticket: string): Promise<TicketItem> {
  const item = await readTicket(ticket);
  const { id, spaceId } = actor();
  if (item.user_id !== id || item.space_id !== spaceId) throw absent("ticket");
  return item;
}

/** One of the user's own tickets with its answers. Two requests. Throws 404 `ticket.not_found`. */
export async function getOwnTicket(ticket: string) {
  const item = await readOwn(ticket);
  return view(item, await readMessages(ticket));
}

/** What the sender agreed to send. */
const agreed = ({ page, app_version, browser }: SentFrom) => ({
  ...(page && { page }),
  ...(app_version && { app_version }),
  ...(browser && { browser }),
});

/**
 * Sends a message to the administrators. The sender gets a mail with its number. Two requests. Throws 429 `throttled`, 404
 * `file.not_found`, 400 naming `screenshot`.
 */
export async function createTicket(body: RequestOf<typeof ticketRoutes.createTicket>["body"]) {
  const { topic, text, screenshot, sent_from } = body;
  const { id: user_id, spaceId: space_id, language } = actor();
  const { user, space } = await Spaces.loadUserAndSpace({ userId: user_id, spaceId: space_id });
  await storeScreenshot(screenshot);
  const id = newId("ticket");
  const message = newMessage(id, { from: "clinic", text, screenshot });
  const space_name = space?.space_name ?? "";
  const excerpt = text.replaceAll(/\s+/g, " ").slice(0, EXCERPT);
  const ticket: TicketItem = {
    list: "tickets",
    id,
    space_id,
    user_id,
    user_name: user.name,
    space_name,
    email: user.email,
    language,
    topic,
    state: "new",
    excerpt,
    words: fold([numberOf(id), user.name, space_name, user.email, excerpt].join("\n")),
    ...agreed(sent_from),
    messages: 1,
    answered_by: "",
    created_at: nowIso(),
    updated_at: nowIso(),
    version: 1,
  };
  const result = await view(ticket, [message]);
  await transact({
    writes: [
      allowanceWrite("support_message", user_id),
      put(db.entities.ticket.create(ticket).params()),
      put(db.entities.message.create({ ...message, space_id: ticket.space_id }).params()),
    ],
    notify: [
      {
        channel: "email",
        template: "support-received",
        language,
        to: user.email,
        facts: { name: user.name, number: numberOf(id) },
      },
    ],
    audit: { action: "create", record: id },
    result,
  });
  return result;
}

/**
 * Writes again in one of the user's own tickets, which waits for an administrator again, also where it was closed. Three
 * requests. Throws 404 `ticket.not_found`, 409 `ticket.full`, 429 `throttled`.
 */
export async function replyToTicket(
  id: string,
  { text, screenshot }: RequestOf<typeof ticketRoutes.replyToTicket>["body"],
) {
  const before = await readOwn(id);
  const known = await readMessages(id);
  const message = newMessage(id, { from: "clinic", text, screenshot });
  const { after, writes } = ticketWrites(before, { state: "new" }, message);
  await storeScreenshot(screenshot);
  const result = await view(after, [...known, message]);
  await transact({
    writes: [allowanceWrite("support_message", actor().id), ...writes],
    audit: { action: "update", record: id },
    result,
  });
  return result;
}
