import * as z from "zod";
import { id, page, pageQuery, requiredText, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { MAX_TICKET_TEXT, ownTicket, ownTicketRow, TICKET_STATES, TICKET_TOPICS } from "./tickets.ts";

/** A ticket in the administrators' inbox. */
const ticketRow = ownTicketRow.extend({
  user_name: z.string(),
  space_name: z.string(),
  /** The administrator who answered last; empty before. */
  answered_by: z.string(),
});
export type TicketRow = z.output<typeof ticketRow>;

const supportTicket = ticketRow.extend({
  email: z.string(),
  language: z.enum(["en", "pt"]),
  space: z.string(),
  page: z.string().nullable(),
  app_version: z.string().nullable(),
  browser: z.string().nullable(),
  /** Messages, and notes that only administrators see, oldest first. */
  messages: z.array(ownTicket.shape.messages.element.extend({ from: z.enum(["clinic", "support", "note"]) })),
  version,
});
export type SupportTicket = z.output<typeof supportTicket>;

export const ticketAnswer = z.object({
  text: requiredText(MAX_TICKET_TEXT),
  /** `waiting` where the clinic has to write back. */
  state: z.enum(["answered", "waiting", "closed"]),
  version,
});
export const ticketNote = z.object({ text: requiredText(MAX_TICKET_TEXT), version });

const staff = { who: "admin", level: "staff" } as const;
const params = z.object({ ticket: id("ticket") });
const response = z.object({ ticket: supportTicket });
const errors = ["ticket.not_found", "ticket.stale"] as const;

/** The administrators' inbox. Spread into the domain `backoffice`. */
export const ticketInboxRoutes = {
  listTickets: route({
    id: "backoffice.list-tickets",
    method: "GET",
    path: "/backoffice/tickets",
    summary: "Messages of clinics by state, the one that changed last first",
    access: staff,
    query: pageQuery.extend({
      /** Part of the number, the sender, the clinic or the beginning of the first message. */
      search: text(100).default(""),
      state: z.enum(TICKET_STATES).optional(),
      topic: z.enum(TICKET_TOPICS).optional(),
    }),
    response: page(ticketRow),
    errors: [],
    touches: { table: "read", secret: true },
    // One without a search or topic. A filtered page may be short or empty although `next` leads to more.
    calls: 4,
  }),
  getTicket: route({
    id: "backoffice.get-ticket",
    method: "GET",
    path: "/backoffice/tickets/{ticket}",
    summary: "One ticket with its messages and notes",
    access: staff,
    params,
    response,
    errors: ["ticket.not_found"],
    touches: { table: "read", files: "read" },
    calls: 2,
  }),
  answerTicket: route({
    id: "backoffice.answer-ticket",
    method: "POST",
    path: "/backoffice/tickets/{ticket}/answers",
    summary: "Answers by mail and on the sender's support page",
    access: staff,
    params,
    body: ticketAnswer,
    status: 201,
    response,
    errors: [...errors, "ticket.full"],
    touches: { table: "write", files: "read" },
    calls: 3,
    idempotent: true,
  }),
  noteTicket: route({
    id: "backoffice.note-ticket",
    method: "POST",
    path: "/backoffice/tickets/{ticket}/notes",
    summary: "Adds a note that only administrators see",
    access: staff,
    params,
    body: ticketNote,
    status: 201,
    response,
    errors: [...errors, "ticket.full"],
    touches: { table: "write", files: "read" },
    calls: 3,
    idempotent: true,
  }),
  setTicketState: route({
    id: "backoffice.set-ticket-state",
    method: "PUT",
    path: "/backoffice/tickets/{ticket}/state",
    summary: "Closes a ticket or opens it again, without a mail",
    access: staff,
    params,
    body: z.object({ state: z.enum(TICKET_STATES), version }),
    response,
    errors,
    touches: { table: "write", files: "read" },
    calls: 3,
  }),
} as const;
