import * as z from "zod";
import { id, instant, page, pageQuery, requiredText, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";

/** What a message to the administrators is about. */
export const TICKET_TOPICS = ["question", "problem", "subscription", "data", "idea", "other"] as const;
/** `new` waits for an administrator; `waiting` for the clinic; a message of the clinic makes either `new` again. */
export const TICKET_STATES = ["new", "answered", "waiting", "closed"] as const;
export type TicketState = (typeof TICKET_STATES)[number];

export const MAX_TICKET_TEXT = 4000;
/** Messages and notes of one ticket. Further questions begin another one. */
export const MAX_TICKET_MESSAGES = 60;

export const SCREENSHOT_TYPES = { "image/png": "png", "image/jpeg": "jpg" } as const;
export const MAX_SCREENSHOT_BYTES = 4 * 1024 * 1024;
const screenshotName = z.string().regex(/^scr_[0-9A-HJKMNP-TV-Z]{26}\.(png|jpg)$/, { message: "id.invalid" });
const screenshotFile = z.object({
  content_type: z.enum(Object.keys(SCREENSHOT_TYPES) as [keyof typeof SCREENSHOT_TYPES], {
    message: "file.type",
  }),
  size: z.int().min(1, { message: "file.empty" }).max(MAX_SCREENSHOT_BYTES, { message: "file.too_large" }),
});

/** Where the user was and with which program. The user sees these facts before sending and may leave them out. */
const sentFrom = z.object({
  /** The path of a screen, without the ids in it. */
  page: z
    .string()
    .regex(/^\/[a-z0-9/:-]{0,99}$/, { message: "text.invalid" })
    .nullable(),
  app_version: text(60).nullable(),
  browser: text(300).nullable(),
});
export type SentFrom = z.output<typeof sentFrom>;

const summary = {
  id: id("ticket"),
  /** What people call it: eight letters and digits. */
  number: z.string(),
  topic: z.enum(TICKET_TOPICS),
  state: z.enum(TICKET_STATES),
  /** The beginning of the first message. */
  excerpt: z.string(),
  created_at: instant,
  updated_at: instant,
};
/** A ticket in the list of the user who sent it. */
export const ownTicketRow = z.object(summary);
export type OwnTicketRow = z.output<typeof ownTicketRow>;

const message = z.object({
  id: z.string(),
  from: z.enum(["clinic", "support"]),
  /** Who wrote it. */
  by: z.string(),
  text: z.string(),
  at: instant,
  /** A link of five to ten minutes to the picture that came with it. */
  screenshot_url: z.string().nullable(),
});

/** A ticket with its messages, oldest first, as the user who sent it reads it. */
export const ownTicket = ownTicketRow.extend({ messages: z.array(message), version });
export type OwnTicket = z.output<typeof ownTicket>;

const answered = z.object({ ticket: ownTicket });
const session = { who: "session" } as const;
const params = z.object({ ticket: id("ticket") });

export const newTicket = z.object({
  topic: z.enum(TICKET_TOPICS),
  text: requiredText(MAX_TICKET_TEXT),
  screenshot: screenshotName.nullable().default(null),
  sent_from: sentFrom.default({ page: null, app_version: null, browser: null }),
});
export const ticketReply = z.object({
  text: requiredText(MAX_TICKET_TEXT),
  screenshot: screenshotName.nullable().default(null),
});

/** The clinic's routes, spread into the domain `support`. */
export const ticketRoutes = {
  listTickets: route({
    id: "support.list-tickets",
    method: "GET",
    path: "/support/tickets",
    summary: "The messages that the user sent to the administrators, newest first",
    access: session,
    query: pageQuery,
    response: page(ownTicketRow),
    errors: [],
    touches: { table: "read", secret: true },
    calls: 1,
  }),
  getTicket: route({
    id: "support.get-ticket",
    method: "GET",
    path: "/support/tickets/{ticket}",
    summary: "One of the user's own tickets with its answers",
    access: session,
    params,
    response: answered,
    errors: ["ticket.not_found"],
    touches: { table: "read", files: "read" },
    calls: 2,
  }),
  uploadScreenshot: route({
    id: "support.upload-screenshot",
    method: "POST",
    path: "/support/screenshots",
    summary: "A link to upload a picture to; it is kept once a message is sent with it",
    access: session,
    body: screenshotFile,
    status: 201,
    response: z.object({
      screenshot: screenshotName,
      upload: z.object({ url: z.string(), headers: z.record(z.string(), z.string()) }),
    }),
    errors: ["throttled"],
    touches: { table: "write", files: "write" },
    calls: 1,
    needsPlan: false,
  }),
  createTicket: route({
    id: "support.create-ticket",
    method: "POST",
    path: "/support/tickets",
    summary: "Sends a message to the administrators; the sender gets a mail with its number",
    access: session,
    body: newTicket,
    status: 201,
    response: answered,
    errors: ["throttled", "file.not_found"],
    touches: { table: "write", files: "write" },
    calls: 2,
    idempotent: true,
    needsPlan: false,
  }),
  replyToTicket: route({
    id: "support.reply-to-ticket",
    method: "POST",
    path: "/support/tickets/{ticket}/messages",
    summary: "Writes again in one of the user's own tickets, which opens it again",
    access: session,
    params,
    body: ticketReply,
    status: 201,
    response: answered,
    errors: ["ticket.not_found", "ticket.full", "throttled", "file.not_found"],
    touches: { table: "write", files: "write" },
    calls: 3,
    idempotent: true,
    needsPlan: false,
  }),
} as const;
