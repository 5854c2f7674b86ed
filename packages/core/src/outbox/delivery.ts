import type { MessageReason } from "../contracts/patient-messages.ts";
import type { OutboxItem, Said } from "../db/outbox.ts";
import { claim, due, end, putBack, type WaitingItem } from "../db/outbox-queue.ts";
import { Messages } from "../messages/index.ts";
import { now } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { AppError } from "../platform/errors.ts";
import { errorFacts, log } from "../platform/logger.ts";
import { sendMail } from "../platform/mail.ts";
import { sendSms } from "../platform/sms.ts";
import { nextTry } from "./backoff.ts";
import { mailSender, smsSender } from "./sender.ts";
import { mailOf, textOf } from "./templates/templates.ts";
import { onlyVisits } from "./templates/visits.ts";

type Outcome = "sent" | "waiting" | "failed" | "withdrawn" | "not_ours";

/**
 * Sends one waiting message, if nobody else has it. A message is claimed before it is sent and settled after, so the
 * same id never goes out twice: where it cannot be known whether it went out, it is given up, not sent again. One to a
 * patient goes out only while it is true.
 */
export async function deliver(key: { space: string; id: string }): Promise<Outcome> {
  const message = await claim(key);
  if (!message) return "not_ours";
  let said: Said;
  try {
    const facts = await factsNow(message);
    if (typeof facts === "string") return facts;
    said = await send(message, facts);
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
  const standing = await Messages.standing(message).catch((error: unknown) => {
    throw new NotAsked(error);
  });
  if ("send" in standing) return onlyVisits(message.facts, standing.send);
  if ("wait" in standing) {
    await putBack(message, now() + ASK_AGAIN);
    return "waiting";
  }
  await end(message, "withdrawn", { reason: standing.withdraw });
  log("info", "message withdrawn", { notification: message.id });
  return "withdrawn";
}

/** Something failed before the service was asked to send. */
class NotAsked extends Error {
  constructor(cause: unknown) {
    super("The message was not sent", { cause });
  }
}

/** Sends a message, one to a patient in the clinic's own name. Answers what it said. */
async function send(
  { channel, template, language, to, about }: OutboxItem,
  facts: Record<string, string>,
): Promise<Said> {
  const clinic = about ? (facts.clinic ?? "") : "";
  if (channel === "email") {
    const mail = mailOf(template, language, facts);
    await sendMail({ to, from: mailSender(env("MAIL_FROM"), clinic), ...mail });
    return { subject: mail.subject, text: mail.text };
  }
  const text = textOf(template, language, facts);
  await sendSms({ to, from: smsSender(clinic), text });
  return { text };
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
  return answered(error) ? "refused" : "unreachable";
}

const NEVER_LEFT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"]);

const answered = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode !== undefined;

/** Whether the service answered with a refusal, was never reached, or was never asked. A time-out leaves it open. */
function certainlyNotSent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (answered(error)) return true;
  const { code } = error as Error & { code?: string };
  if (code !== undefined) return NEVER_LEFT.has(code);
  return error.name === "Error";
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
 * Tries again what waits and is due. A claim left by a process that died is given up: nobody knows whether its message
 * went out. Answers how many were sent.
 */
export async function retryDue(): Promise<number> {
  const until = now() + LONGEST_RUN;
  let sent = 0;
  for (;;) {
    const items = await due(TOGETHER);
    for (let first = 0; first < items.length; first += AT_ONCE) {
      const outcomes = await Promise.all(items.slice(first, first + AT_ONCE).map(retry));
      sent += outcomes.filter((outcome) => outcome === "sent").length;
      if (now() >= until) return sent;
    }
    if (items.length < TOGETHER) return sent;
  }
}

async function retry(item: WaitingItem): Promise<Outcome> {
  if (item.status !== "sending") return deliver(item);
  await end(item, "failed", { reason: "unknown_outcome" }).catch(() => {});
  log("error", "message given up: nobody knows whether it was sent", { notification: item.id });
  return "failed";
}
