import * as z from "zod";
import { id, instant, page, pageQuery } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { MESSAGE_CHANNELS, MESSAGE_REASONS } from "./notifications.ts";

/** Days for which a message that failed is listed. */
export const FAILURES_LISTED_DAYS = 90;
/** Days for which a mail of the product that failed can be sent again. */
export const SENT_AGAIN_DAYS = 30;

/** What becomes of a failed message: it can be sent again, was, is the clinic's own to send again, or is too old. */
const FAILURE_STATES = ["open", "sent_again", "clinics", "over"] as const;

/** A message that failed, by ids and codes: nobody's name, address or text. */
export const failedMessage = z.object({
  id: z.string(),
  /** The clinic that it belongs to; `none` where there was none yet. */
  space: z.string(),
  channel: z.enum(MESSAGE_CHANNELS),
  template: z.string(),
  language: z.enum(["en", "pt"]),
  /** Null on messages of earlier versions. */
  reason: z.enum(MESSAGE_REASONS).nullable(),
  attempts: z.int(),
  created_at: instant,
  failed_at: instant,
  state: z.enum(FAILURE_STATES),
});
export type FailedMessage = z.output<typeof failedMessage>;

const superAdmin = { who: "admin", level: "super" } as const;

/** Mails and text messages that failed, of all spaces. Spread into the domain `backoffice`. */
export const failedMessageRoutes = {
  listFailedMessages: route({
    id: "backoffice.list-failed-messages",
    method: "GET",
    path: "/backoffice/failed-messages",
    summary: "Mails and text messages that failed, of all spaces, newest first, without names or addresses",
    access: superAdmin,
    query: pageQuery,
    response: page(failedMessage),
    errors: ["cursor.invalid"],
    touches: { table: "read", secret: true },
    // The list, and the messages as they are now. A page may be short although `next` leads to more.
    calls: 2,
  }),
  sendFailedMessage: route({
    id: "backoffice.send-failed-message",
    method: "POST",
    path: "/backoffice/failed-messages/{message}/send-again",
    summary:
      "Sends a mail of the product that failed once more; messages to patients are sent again by their clinic",
    access: superAdmin,
    params: z.object({ message: id("notification") }),
    body: z.object({
      /** The space that the message belongs to. */
      space: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, { message: "id.invalid" }),
    }),
    response: failedMessage,
    status: 201,
    errors: ["message.not_found", "message.not_failed", "message.of_clinic", "message.outdated"],
    touches: { table: "write" },
    calls: 2,
    idempotent: true,
  }),
} as const;
