import type { RequestOf } from "../contracts/kernel/route.ts";
import type { SupportTicket, TicketRow, ticketInboxRoutes } from "../contracts/support/ticket-inbox.ts";
import type { Notification } from "../db/outbox.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { transact } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { stale } from "../platform/errors.ts";
import * as Revisions from "../revisions/index.ts";
import { fold } from "../text/fold.ts";
import { cursorAfter, cursorAfterInState, type TicketItem, type TicketMessage } from "./ticket.entity.ts";
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

const inboxRow = (ticket: TicketItem): TicketRow => ({
  ...rowOf(ticket),
  user_name: ticket.user_name,
  space_name: ticket.space_name,
  answered_by: ticket.answered_by,
});

async function view(
  ticket: TicketItem,
  messages: readonly TicketMessage[],
): Promise<{ ticket: SupportTicket }> {
  const shown = messages.map(async (message) => ({
    ...(await messageView(ticket, message)),
    from: message.from,
  }));
  return {
    ticket: {
      ...inboxRow(ticket),
      email: ticket.email,
      language: ticket.language,
      space: ticket.space_id,
      page: ticket.page ?? null,
      app_version: ticket.app_version ?? null,
      browser: ticket.browser ?? null,
      messages: await Promise.all(shown),
      version: ticket.version,
    },
  };
}

type InboxQuery = RequestOf<typeof ticketInboxRoutes.listTickets>["query"];

/** The largest number of requests for a filtered page; it may be incomplete then. */
const MOST_REQUESTS = 4;

/** A page of the inbox, the ticket that changed last first. One request, up to four with a search or a topic. */
export async function listTickets(query: InboxQuery): Promise<{ items: TicketRow[]; next: string | null }> {
  const list = ["backoffice.tickets", query.search, query.state, query.topic].join("|");
  const narrowed = query.search !== "" || query.topic !== undefined;
  const found: TicketItem[] = [];
  let cursor = await openCursor(list, query.cursor);
  for (let request = 0; request < (narrowed ? MOST_REQUESTS : 1); request += 1) {
    const page = await matching(query).go({
      cursor,
      order: "desc",
      ...(!narrowed && { limit: query.limit }),
    });
    found.push(...page.data);
    cursor = page.cursor;
    if (cursor === null || found.length >= query.limit) break;
  }
  const items = found.slice(0, query.limit);
  const last = items.at(-1);
  if (last && found.length > items.length) cursor = (query.state ? cursorAfterInState : cursorAfter)(last);
  return { items: items.map(inboxRow), next: await sealCursor(list, cursor) };
}

function matching({ search, state, topic }: InboxQuery) {
  const { inState, inbox } = db.entities.ticket.query;
  const words = fold(search);
  return (state ? inState({ state }) : inbox({ list: "tickets" })).where((ticket, { contains, eq }) =>
    [words && contains(ticket.words, words), topic && eq(ticket.topic, topic)].filter(Boolean).join(" AND "),
  );
}

/** One ticket with its messages and notes. Two requests. Throws 404 `ticket.not_found`. */
export async function getTicket(ticket: string) {
  const item = await readTicket(ticket);
  return view(item, await readMessages(ticket));
}

/** The history's entry for what an administrator did. What was written is kept with the ticket, with its author. */
const revision = (before: TicketItem, { state, messages, version }: TicketItem) =>
  Revisions.revisionWrite({
    kind: "ticket",
    subject: before.id,
    space_id: before.space_id,
    title: numberOf(before.id),
    version,
    before: { state: before.state, messages: before.messages },
    after: { state, messages },
  });

type Change = { set: Partial<TicketItem>; message?: TicketMessage; notify?: Notification };

/** Changes a ticket as an administrator saw it. Three requests. Throws 404 `ticket.not_found`, 409 `ticket.stale`, `ticket.full`. */
async function change(id: string, version: number, work: (before: TicketItem) => Change) {
  const before = await readTicket(id);
  const known = await readMessages(id);
  if (before.version !== version) throw stale("ticket", (await view(before, known)).ticket);
  const { set, message, notify } = work(before);
  const { after, writes } = ticketWrites(before, set, message);
  const result = await view(after, message ? [...known, message] : known);
  await transact({
    writes: [...writes, revision(before, after)],
    ...(notify && { notify: [notify] }),
    audit: { action: "update", record: id },
    result,
  });
  return result;
}

/** Answers a ticket by mail and on its sender's support page. As {@link change}. */
export const answerTicket = (
  id: string,
  { text, state, version }: RequestOf<typeof ticketInboxRoutes.answerTicket>["body"],
) =>
  change(id, version, ({ email, language, user_name, space_id }) => ({
    set: { state, answered_by: actor().name },
    message: newMessage(id, { from: "support", text }),
    notify: {
      channel: "email",
      template: "support-answered",
      language,
      to: email,
      space: space_id,
      facts: { name: user_name, number: numberOf(id), text, waiting: state === "waiting" ? "yes" : "" },
    },
  }));

/** Adds a note that only administrators see. As {@link change}. */
export const noteTicket = (
  id: string,
  { text, version }: RequestOf<typeof ticketInboxRoutes.noteTicket>["body"],
) => change(id, version, () => ({ set: {}, message: newMessage(id, { from: "note", text }) }));

/** Closes a ticket or opens it again, without a mail. As {@link change}. */
export const setTicketState = (
  id: string,
  { state, version }: RequestOf<typeof ticketInboxRoutes.setTicketState>["body"],
) => change(id, version, () => ({ set: { state } }));
