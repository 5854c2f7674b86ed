import { MAX_TICKET_MESSAGES, type OwnTicketRow } from "../contracts/support/tickets.ts";
import { connect } from "../db/service.ts";
import { type Operation, put } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, stale } from "../platform/errors.ts";
import { pictureLink } from "../platform/files.ts";
import { newId } from "../platform/ids.ts";
import { screenshotKey } from "./screenshots.ts";
import { TicketEntity, type TicketItem, type TicketMessage, TicketMessageEntity } from "./ticket.entity.ts";

export const db = connect({ ticket: TicketEntity, message: TicketMessageEntity });

/** What people call a ticket: the last letters of its id, which are random. */
export const numberOf = (id: string) => `${id.slice(-8, -4)}-${id.slice(-4)}`;

export const rowOf = ({ id, topic, state, excerpt, created_at, updated_at }: TicketItem): OwnTicketRow => ({
  id,
  number: numberOf(id),
  topic,
  state,
  excerpt,
  created_at,
  updated_at,
});

/** A message as it is shown, with a link to its picture. */
export const messageView = async (
  { space_id }: Pick<TicketItem, "space_id">,
  { id, by_name, text, at, screenshot }: TicketMessage,
) => ({
  id,
  by: by_name,
  text,
  at,
  screenshot_url: screenshot ? await pictureLink(screenshotKey(screenshot, space_id)) : null,
});

/** A ticket as it is now. One request. Throws 404 `ticket.not_found`. */
export async function readTicket(id: string): Promise<TicketItem> {
  const { data } = await db.entities.ticket.get({ id }).go({ consistent: true });
  if (!data) throw absent("ticket");
  return data;
}

/** All messages of a ticket, oldest first. One request: they fit a page of the database. */
export async function readMessages(ticket_id: string): Promise<TicketMessage[]> {
  const { data } = await db.entities.message.query
    .primary({ ticket_id })
    .go({ pages: "all", consistent: true });
  return data;
}

type Written = Pick<TicketMessage, "from" | "text"> & { screenshot?: string | null };

/** A new message of the actor. */
export function newMessage(ticket_id: string, { from, text, screenshot }: Written): TicketMessage {
  const { id: by, name: by_name } = actor();
  return {
    ticket_id,
    id: newId("ticketMessage"),
    from,
    by,
    by_name,
    text,
    ...(screenshot && { screenshot }),
    at: nowIso(),
  };
}

/** The writes that change a ticket as it was read, and add a message. Throws 409 `ticket.full`. */
export function ticketWrites(before: TicketItem, change: Partial<TicketItem>, message?: TicketMessage) {
  const messages = before.messages + (message ? 1 : 0);
  if (messages > MAX_TICKET_MESSAGES) throw new AppError("conflict", "ticket.full");
  const after: TicketItem = {
    ...before,
    ...change,
    messages,
    version: before.version + 1,
    updated_at: nowIso(),
  };
  const replaced = db.entities.ticket.put(after).where((item, { eq }) => eq(item.version, before.version));
  const writes: Operation[] = [put(replaced.params(), () => stale("ticket", undefined))];
  if (message)
    writes.push(put(db.entities.message.create({ ...message, space_id: before.space_id }).params()));
  return { after, writes };
}
