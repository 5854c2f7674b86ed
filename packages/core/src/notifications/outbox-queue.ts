import { randomUUID } from "node:crypto";
import { SENT_AGAIN_DAYS } from "../contracts/notifications/failed-messages.ts";
import type { MessageReason } from "../contracts/notifications/notifications.ts";
import type { SentText } from "../db/message-content.ts";
import {
  listOrder,
  type OutboxItem,
  OutboxMessageEntity,
  settledList,
  WAITING,
} from "../db/outbox-message.entity.ts";
import { connect } from "../db/service.ts";
import { updateOnce } from "../db/update-once.ts";
import { now, nowIso } from "../platform/clock.ts";
import { noteFailure } from "./note-failure.ts";

const db = connect({ message: OutboxMessageEntity });

/** Milliseconds after which a claim is abandoned: its process died while sending, since none runs as long. */
const CLAIM_MS = 10 * 60_000;
const KEPT_SECONDS = 365 * 24 * 3600;

const waitingUntil = (at: number, id: string) => ({
  gsi3pk: WAITING,
  gsi3sk: listOrder(new Date(at).toISOString(), id),
});
/** Sorts after every id of this very millisecond. */
const upTo = (at: number) => `${new Date(at).toISOString()}~`;

/**
 * Claims a waiting message for sending. One caller gets it; every other caller gets undefined, as does every caller before
 * it is due. `attempts` includes this try. Each claim has a mark, by which it is recognised if its response was lost.
 */
export async function claim({ space, id }: { space: string; id: string }): Promise<OutboxItem | undefined> {
  const mark = randomUUID();
  const update = db.entities.message
    .update({ space, id })
    .set({ status: "sending", ...waitingUntil(now() + CLAIM_MS, id), claim: mark })
    .add({ attempts: 1 })
    .where(({ status, gsi3sk }, { eq, lte }) => `${eq(status, "pending")} AND ${lte(gsi3sk, upTo(now()))}`)
    .params();
  const Item = await updateOnce(update, (found) => found.claim === mark && found.status === "sending");
  return (Item && db.entities.message.parse({ Item }, { ignoreOwnership: true }).data) ?? undefined;
}

/** Puts a claimed message back to be tried again at a moment (epoch milliseconds). */
export const putBack = (message: OutboxItem, at: number): Promise<void> =>
  settle(message, { status: "pending", ...waitingUntil(at, message.id) });

/** Maximum number of characters of a stored message. The mail about a series is shorter. */
const MAX_KEPT = 6000;

/**
 * Settles a claimed message. Its recipient, time and status are stored for a year, and the text of a message to a patient
 * as well. The text of other messages is deleted, because it may hold a link that signs in. One that failed is listed for
 * the administrators; its facts, in which such a link is encrypted, stay for as long as it can be sent again.
 */
export async function end(
  message: OutboxItem,
  status: "sent" | "failed" | "withdrawn",
  { reason, sentText }: { reason?: MessageReason; sentText?: SentText } = {},
): Promise<void> {
  const settled = {
    status,
    settled_at: nowIso(),
    expires_at: Math.floor(now() / 1000) + KEPT_SECONDS,
    ...(reason && { reason }),
  };
  if (status === "failed") await noteFailure(message);
  if (!message.about && status === "failed") {
    const expires_at = Math.floor(now() / 1000) + SENT_AGAIN_DAYS * 24 * 3600;
    return settle(message, { ...settled, expires_at }, ["gsi3pk", "gsi3sk"]);
  }
  if (!message.about) return settle(message, settled, ["gsi3pk", "gsi3sk", "facts"]);
  const inLog = {
    ...(sentText && { sent_text: { ...sentText, text: sentText.text.slice(0, MAX_KEPT) } }),
    gsi3pk: settledList(message.space, status),
    gsi3sk: listOrder(message.created_at, message.id),
  };
  return settle(message, { ...settled, ...inLog }, ["facts"]);
}

async function settle(
  { space, id, attempts }: OutboxItem,
  changes: Partial<OutboxItem> & Pick<OutboxItem, "status">,
  removed: ("gsi3pk" | "gsi3sk" | "facts")[] = [],
): Promise<void> {
  const update = db.entities.message
    .update({ space, id })
    .set(changes)
    .remove(removed)
    .where((stored, { eq }) => `${eq(stored.status, "sending")} AND ${eq(stored.attempts, attempts)}`)
    .params();
  const isDone = (found: Record<string, unknown>) =>
    found.status === changes.status && found.attempts === attempts;
  if (!(await updateOnce(update, isDone))) throw new Error("the message is no longer this sender's");
}

export type WaitingPage = { items: OutboxItem[]; cursor: string | null };

/**
 * Messages due by a moment (epoch milliseconds), oldest first: waiting ones, and claims that were never settled. A run
 * continues with the cursor, so that it reads a message that stays due only once.
 */
export async function due(by: number, limit: number, cursor: string | null = null): Promise<WaitingPage> {
  const page = await db.entities.message.query
    .byList({ gsi3pk: WAITING })
    .lte({ gsi3sk: upTo(by) })
    .go({ limit, cursor, ignoreOwnership: true });
  return { items: page.data, cursor: page.cursor };
}
