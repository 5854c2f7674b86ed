import type { MessageReason } from "../contracts/notifications/notifications.ts";
import type { SentText } from "../db/message-content.ts";
import type { OutboxItem } from "../db/outbox-message.entity.ts";
import { nextTry } from "../platform/backoff.ts";
import { now } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { AppError } from "../platform/errors.ts";
import { errorFacts, log } from "../platform/logger.ts";
import { sendMail } from "../platform/mail.ts";
import { sendSms } from "../platform/sms.ts";
import * as Spaces from "../spaces/index.ts";
import { withoutKey } from "./link-without-key.ts";
import { claim, due, end, putBack, type WaitingPage } from "./outbox-queue.ts";
import { revalidate } from "./revalidate.ts";
import { revalidateConsent } from "./revalidate-consent.ts";
import { revalidateMonitoring } from "./revalidate-monitoring.ts";
import { mailSender, smsSender } from "./sender.ts";
import { CAMPAIGN } from "./templates/campaign.ts";
import { mailOf, textOf } from "./templates/templates.ts";
import { onlyVisits } from "./templates/visits.ts";
import { publishedWording } from "./wording.ts";

type Outcome = "sent" | "waiting" | "failed" | "withdrawn" | "not_ours";

/**
 * Sends one pending message, unless another process has claimed it. A message is claimed before it is sent and settled
 * afterwards, so that the same id is never sent twice: where it is unknown whether it was sent, it is marked as failed
 * instead of sent again. A message to a patient is checked against the appointment first. Never throws, so that a failure
 * does not delay other messages.
 */
export const deliver = (key: { space: string; id: string }): Promise<Outcome> =>
  sendClaimed(key).catch((error: unknown) => {
    log("error", "message not dealt with", { notification: key.id, ...errorFacts(error) });
    return "waiting";
  });

async function sendClaimed(key: { space: string; id: string }): Promise<Outcome> {
  const message = await claim(key);
  if (!message) return "not_ours";
  let sentText: SentText;
  let counted: Spaces.CountedSms | undefined;
  try {
    const facts = await factsNow(message);
    if (typeof facts === "string") return facts;
    const prepared = await prepare(message, facts);
    sentText = prepared.sentText;
    counted = await countIfSms(message);
    await prepared.send();
  } catch (error) {
    if (counted && isCertainlyNotSent(error)) await uncount(message, counted);
    return recordFailure(message, error);
  }
  await end(message, "sent", { sentText });
  log("info", "message sent", { notification: message.id, attempts: message.attempts });
  return "sent";
}

/** Milliseconds until an outdated message is checked again. The change that outdated it is processed after three minutes. */
const RECHECK_MS = 4 * 60_000;

/** The current facts of the message, or its outcome where it should not be sent. */
async function factsNow(message: OutboxItem): Promise<Record<string, string> | Outcome> {
  if (!message.about) {
    const isUnwanted = await unsubscribedSince(message).catch(throwNotSent);
    return isUnwanted ? withdraw(message, "not_asked") : (message.facts ?? {});
  }
  const { monitoring, consent } = message.about;
  const check = consent ? revalidateConsent : monitoring ? revalidateMonitoring : revalidate;
  const verdict = await check(message).catch(throwNotSent);
  if ("facts" in verdict) return { ...message.facts, ...verdict.facts };
  if ("send" in verdict) return onlyVisits(message.facts ?? {}, verdict.send);
  if ("wait" in verdict) {
    await putBack(message, now() + RECHECK_MS).catch(throwNotSent);
    return "waiting";
  }
  return withdraw(message, verdict.withdraw);
}

async function withdraw(message: OutboxItem, reason: MessageReason): Promise<Outcome> {
  await end(message, "withdrawn", { reason }).catch(throwNotSent);
  log("info", "message withdrawn", { notification: message.id });
  return "withdrawn";
}

/** Whether the reader of news stopped them since they were queued: they may be tried again for a day, and sent again for 30. */
async function unsubscribedSince({ template, facts }: OutboxItem): Promise<boolean> {
  const { campaign, kind, space = "", user = "" } = facts ?? {};
  if (template !== CAMPAIGN || !campaign || kind !== "marketing") return false;
  const { users } = await Spaces.spacesAndUsersIn([], [{ space, user }]);
  return users[0]?.news_stopped_at !== undefined;
}

/** Something failed before the service was asked to send. */
class NotSent extends Error {
  constructor(cause: unknown) {
    super("The message was not sent", { cause });
  }
}
const throwNotSent = (error: unknown): never => {
  throw new NotSent(error);
};

/** Counts a text message to a patient, which the clinic's plan includes so many of a month. */
const countIfSms = async ({ channel, about, space }: OutboxItem): Promise<Spaces.CountedSms | undefined> =>
  channel === "sms" && about ? Spaces.countSms(space).catch(throwUnlessRefused) : undefined;

/** If this fails the clinic has one text message less this month, which must not keep the message from being settled. */
const uncount = ({ id }: OutboxItem, counted: Spaces.CountedSms): Promise<void> =>
  Spaces.uncountSms(counted).catch((error: unknown) =>
    log("warn", "text message not taken from the count", { notification: id, ...errorFacts(error) }),
  );

const throwUnlessRefused = (error: unknown): never => {
  if (error instanceof AppError && error.code === "sms.allowance_used") throw error;
  return throwNotSent(error);
};

type PreparedMessage = { sentText: SentText; send: () => Promise<void> };

/** Prepares a message; one to a patient has the clinic as its sender. A failure here means it was not sent. */
async function prepare(message: OutboxItem, facts: Record<string, string>): Promise<PreparedMessage> {
  const { channel, template, language, to, about } = message;
  try {
    const clinic = about ? (facts.clinic ?? "") : "";
    const wording = await publishedWording();
    const hasKey = about?.monitoring ?? about?.consent;
    const shown = (text: string) => (hasKey ? withoutKey(text, facts.url ?? "") : text);
    if (channel === "email") {
      const mail = await mailOf(template, language, facts, wording);
      const from = mailSender(env("MAIL_FROM"), clinic);
      const { subject, text } = mail;
      return { sentText: { subject, text: shown(text) }, send: () => sendMail({ to, from, ...mail }) };
    }
    const text = textOf(template, language, facts, wording);
    return { sentText: { text: shown(text) }, send: () => sendSms({ to, from: smsSender(clinic), text }) };
  } catch (error) {
    return throwNotSent(error);
  }
}

async function recordFailure(message: OutboxItem, error: unknown): Promise<Outcome> {
  const facts = { notification: message.id, attempts: message.attempts, ...errorFacts(error) };
  const next = nextTry(message.attempts, Date.parse(message.created_at), now());
  const certain = isCertainlyNotSent(error);
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
  if (error instanceof AppError)
    return error.code === "sms.allowance_used" ? "sms_allowance" : "not_portuguese_mobile";
  if (!certain) return "unknown_outcome";
  return statusOf(error) === undefined ? "unreachable" : "refused";
}

const NEVER_LEFT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"]);
/** The SDK gives a connection that was not made in time the name of every other time-out. Only its words are its own. */
const NOT_CONNECTED = /did not establish a connection/;
/** Error names of failures inside the services. Any other 500 may come from a proxy, after the message was sent. */
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
 * Whether a message certainly was not sent: the service was never called, could not be reached, or refused it. After
 * anything else it may have been sent, such as a time-out or an unreadable answer, even with status 200.
 */
function isCertainlyNotSent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NotSent || error instanceof AppError) return true;
  const status = statusOf(error);
  if (status !== undefined)
    return (
      (status >= 400 && status < 500) || status === 503 || (status === 500 && OWN_FAILURES.has(error.name))
    );
  const { code } = error as Error & { code?: string };
  return (code !== undefined && NEVER_LEFT.has(code)) || NOT_CONNECTED.test(error.message);
}

/** Whether an item of the stream is a pending message. Reads the image as stored: `deliver` needs only the key. */
export const isNewMessage = (
  item: Record<string, unknown> | undefined,
): item is { space: string; id: string } =>
  String(item?.pk).startsWith("$outbox#") && item?.status === "pending";

/** Messages read in one page, and messages sent at the same time. */
const PAGE_SIZE = 100;
const CONCURRENT = 5;
/** Milliseconds a run may take. After an outage of hours all messages are sent within minutes. */
const LONGEST_RUN = 40_000;

/**
 * Sends every message that is due for another attempt, each once. One still claimed by a process that ended is marked as
 * failed, because it may have been sent. Returns how many were sent.
 */
export async function retryDue(): Promise<number> {
  const startedAt = now();
  let sent = 0;
  let cursor: WaitingPage["cursor"] = null;
  do {
    const page = await due(startedAt, PAGE_SIZE, cursor);
    for (let first = 0; first < page.items.length; first += CONCURRENT) {
      const outcomes = await Promise.all(page.items.slice(first, first + CONCURRENT).map(retry));
      sent += outcomes.filter((outcome) => outcome === "sent").length;
      if (now() >= startedAt + LONGEST_RUN) return sent;
    }
    cursor = page.cursor;
  } while (cursor);
  return sent;
}

async function retry(item: OutboxItem): Promise<Outcome> {
  if (item.status !== "sending") return deliver(item);
  try {
    await end(item, "failed", { reason: "unknown_outcome" });
    log("error", "message given up: nobody knows whether it was sent", { notification: item.id });
  } catch (error) {
    log("error", "message not dealt with", { notification: item.id, ...errorFacts(error) });
  }
  return "failed";
}
