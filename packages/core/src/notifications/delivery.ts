import type { MessageReason } from "../contracts/notifications/notifications.ts";
import type { OutboxItem, Said } from "../db/outbox.ts";
import { claim, due, end, putBack, type WaitingItem, type WaitingPage } from "../db/outbox-queue.ts";
import { nextTry } from "../platform/backoff.ts";
import { now } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { AppError } from "../platform/errors.ts";
import { errorFacts, log } from "../platform/logger.ts";
import { sendMail } from "../platform/mail.ts";
import { sendSms } from "../platform/sms.ts";
import { revalidate } from "./revalidate.ts";
import { mailSender, smsSender } from "./sender.ts";
import { mailOf, textOf } from "./templates/templates.ts";
import { onlyVisits } from "./templates/visits.ts";

type Outcome = "sent" | "waiting" | "failed" | "withdrawn" | "not_ours";

/**
 * Sends one waiting message, if nobody else has it. A message is claimed before it is sent and settled after, so the
 * same id never goes out twice: where it cannot be known whether it went out, it is given up, not sent again. One to a
 * patient goes out only while it is true. Never throws: what fails here must not hold up anybody else's messages.
 */
export const deliver = (key: { space: string; id: string }): Promise<Outcome> =>
  sendClaimed(key).catch((error: unknown) => {
    log("error", "message not dealt with", { notification: key.id, ...errorFacts(error) });
    return "waiting";
  });

async function sendClaimed(key: { space: string; id: string }): Promise<Outcome> {
  const message = await claim(key);
  if (!message) return "not_ours";
  let said: Said;
  try {
    const facts = await factsNow(message);
    if (typeof facts === "string") return facts;
    const letter = await prepared(message, facts);
    said = letter.said;
    await letter.send();
  } catch (error) {
    return failed(message, error);
  }
  await end(message, "sent", { said });
  log("info", "message sent", { notification: message.id, attempts: message.attempts });
  return "sent";
}

/** A change that made a message wrong is dealt with after three minutes; then it is clear what became of the message. */
const ASK_AGAIN = 4 * 60_000;

/** What the message says now; or what became of it, where it should not go out. */
async function factsNow(message: OutboxItem): Promise<Record<string, string> | Outcome> {
  if (!message.about) return message.facts;
  const verdict = await revalidate(message).catch(notAsked);
  if ("send" in verdict) return onlyVisits(message.facts, verdict.send);
  if ("wait" in verdict) {
    await putBack(message, now() + ASK_AGAIN).catch(notAsked);
    return "waiting";
  }
  await end(message, "withdrawn", { reason: verdict.withdraw }).catch(notAsked);
  log("info", "message withdrawn", { notification: message.id });
  return "withdrawn";
}

/** Something failed before the service was asked to send. */
class NotAsked extends Error {
  constructor(cause: unknown) {
    super("The message was not sent", { cause });
  }
}
const notAsked = (error: unknown): never => {
  throw new NotAsked(error);
};

type Letter = { said: Said; send: () => Promise<void> };

/** A message made ready, one to a patient in the clinic's own name. What fails here was not sent. */
async function prepared(message: OutboxItem, facts: Record<string, string>): Promise<Letter> {
  const { channel, template, language, to, about } = message;
  try {
    const clinic = about ? (facts.clinic ?? "") : "";
    if (channel === "email") {
      const mail = await mailOf(template, language, facts);
      const from = mailSender(env("MAIL_FROM"), clinic);
      const { subject, text } = mail;
      return { said: { subject, text }, send: () => sendMail({ to, from, ...mail }) };
    }
    const text = textOf(template, language, facts);
    return { said: { text }, send: () => sendSms({ to, from: smsSender(clinic), text }) };
  } catch (error) {
    return notAsked(error);
  }
}

async function failed(message: OutboxItem, error: unknown): Promise<Outcome> {
  const facts = { notification: message.id, attempts: message.attempts, ...errorFacts(error) };
  const next = nextTry(message.attempts, Date.parse(message.created_at), now());
  const certain = certainlyNotSent(error);
  if (next !== undefined && certain && !(error instanceof AppError)) {
    await putBack(message, next);
    log("warn", "message not sent, will be tried again", facts);
    return "waiting";
  }
  await end(message, "failed", { reason: reasonOf(error, certain) });
  log("error", "message given up", facts);
  return "failed";
}

function reasonOf(error: unknown, certain: boolean): MessageReason {
  if (error instanceof AppError) return "not_portuguese_mobile";
  if (!certain) return "unknown_outcome";
  return statusOf(error) === undefined ? "unreachable" : "refused";
}

const NEVER_LEFT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"]);
/** What the services call a failure of their own; any other 500 may come from something between them and us. */
const OWN_FAILURES = new Set([
  "InternalServiceErrorException",
  "InternalServerError",
  "InternalFailure",
  "InternalError",
  "InternalErrorException",
]);

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/**
 * Whether a message surely did not go out: the service was never asked, never reached, or said itself that it did not
 * take it. Everything else leaves it open: a time-out, and every answer that cannot be read, a 200 among them.
 */
function certainlyNotSent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NotAsked || error instanceof AppError) return true;
  const status = statusOf(error);
  if (status !== undefined)
    return (
      (status >= 400 && status < 500) || status === 503 || (status === 500 && OWN_FAILURES.has(error.name))
    );
  const { code } = error as Error & { code?: string };
  return code !== undefined && NEVER_LEFT.has(code);
}

/** Whether an item of the stream is a message that waits to be sent. */
export const isNewMessage = (item: Record<string, unknown> | undefined): item is OutboxItem =>
  String(item?.pk).startsWith("$outbox#") && item?.status === "pending";

/** Messages read together, and tried at the same moment. */
const TOGETHER = 100;
const AT_ONCE = 5;
/** A run goes on for this many milliseconds: after a failure of hours, what waited drains in minutes. */
const LONGEST_RUN = 40_000;

/**
 * Tries again what waits and is due, each once. A claim left by a process that died is given up: nobody knows whether
 * its message went out. Answers how many were sent.
 */
export async function retryDue(): Promise<number> {
  const begun = now();
  let sent = 0;
  let cursor: WaitingPage["cursor"];
  do {
    const page = await due(begun, TOGETHER, cursor);
    for (let first = 0; first < page.items.length; first += AT_ONCE) {
      const outcomes = await Promise.all(page.items.slice(first, first + AT_ONCE).map(retry));
      sent += outcomes.filter((outcome) => outcome === "sent").length;
      if (now() >= begun + LONGEST_RUN) return sent;
    }
    cursor = page.cursor;
  } while (cursor);
  return sent;
}

async function retry(item: WaitingItem): Promise<Outcome> {
  if (item.status !== "sending") return deliver(item);
  try {
    await end(item, "failed", { reason: "unknown_outcome" });
    log("error", "message given up: nobody knows whether it was sent", { notification: item.id });
  } catch (error) {
    log("error", "message not dealt with", { notification: item.id, ...errorFacts(error) });
  }
  return "failed";
}
