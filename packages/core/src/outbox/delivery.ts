import type { OutboxItem } from "../db/outbox.ts";
import { claim, due, end, putBack } from "../db/outbox-queue.ts";
import { now } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import { errorFacts, log } from "../platform/logger.ts";
import { sendMail } from "../platform/mail.ts";
import { sendSms } from "../platform/sms.ts";
import { nextTry } from "./backoff.ts";
import { mailOf, textOf } from "./templates/templates.ts";

type Outcome = "sent" | "waiting" | "failed" | "not_ours";

/**
 * Sends one waiting message, if nobody else has it. A message is claimed before it is sent and settled after, so the
 * same id never goes out twice: where it cannot be known whether it went out, it is given up, not sent again.
 */
export async function deliver(key: { space: string; id: string }): Promise<Outcome> {
  const message = await claim(key);
  if (!message) return "not_ours";
  try {
    await send(message);
  } catch (error) {
    return failed(message, error);
  }
  await end(message, "sent");
  log("info", "message sent", { notification: message.id, attempts: message.attempts });
  return "sent";
}

async function send({ channel, template, language, facts, to }: OutboxItem): Promise<void> {
  if (channel === "email") await sendMail({ to, ...mailOf(template, language, facts) });
  else await sendSms({ to, text: textOf(template, language, facts) });
}

async function failed(message: OutboxItem, error: unknown): Promise<Outcome> {
  const facts = { notification: message.id, attempts: message.attempts, ...errorFacts(error) };
  const next = nextTry(message.attempts, Date.parse(message.created_at), now());
  if (next !== undefined && certainlyNotSent(error) && !(error instanceof AppError)) {
    await putBack(message, next);
    log("warn", "message not sent, will be tried again", facts);
    return "waiting";
  }
  await end(message, "failed");
  log("error", "message given up", facts);
  return "failed";
}

const NEVER_LEFT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"]);

/** Whether the service answered with a refusal, was never reached, or was never asked. A time-out leaves it open. */
function certainlyNotSent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { $metadata, code } = error as Error & { $metadata?: { httpStatusCode?: number }; code?: string };
  if ($metadata?.httpStatusCode !== undefined) return true;
  if (code !== undefined) return NEVER_LEFT.has(code);
  return error.name === "Error";
}

/** Whether an item of the stream is a message that waits to be sent. */
export const isNewMessage = (item: Record<string, unknown> | undefined): item is OutboxItem =>
  String(item?.pk).startsWith("$outbox#") && item?.status === "pending";

/** Most messages one run of the retry job takes. */
const A_RUN = 100;

/**
 * Tries again what waits and is due. A claim left by a process that died is given up: nobody knows whether its message
 * went out. Answers how many were sent.
 */
export async function retryDue(): Promise<number> {
  let sent = 0;
  for (const item of await due(A_RUN)) {
    if (item.status === "sending") {
      await end(item, "failed").catch(() => {});
      log("error", "message given up: nobody knows whether it was sent", { notification: item.id });
    } else if ((await deliver(item)) === "sent") sent += 1;
  }
  return sent;
}
