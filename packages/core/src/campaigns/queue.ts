import type { ReceiverReason } from "../contracts/campaigns/campaigns.ts";
import { outboxWrite, readMessagesByKey } from "../db/outbox.ts";
import type { OutboxItem } from "../db/outbox-message.entity.ts";
import { type Operation, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { skipReason } from "./audience.policy.ts";
import type { CampaignItem } from "./campaign.entity.ts";
import { messageId, messageTo } from "./campaign-mail.ts";
import { db } from "./entities.ts";
import { step } from "./lease.ts";
import type { ReceiverItem } from "./receiver.entity.ts";
import { peopleOf } from "./receivers.service.ts";

/** Receivers dealt with in one transaction: two writes each, and one of the mail itself. */
const MOST_QUEUED = 40;
/** Messages looked at in one request. */
const MOST_SETTLED = 90;

type Result = { state: "queued" | "sent" | "failed" | "skipped"; reason?: ReceiverReason | undefined };

/** Changes what became of a receiver, if it is still what was read. */
function resultWrite(
  { campaign_id, user_id, state: before }: ReceiverItem,
  { state, reason }: Result,
): Operation {
  const patch = db.entities.receiver
    .patch({ campaign_id, user_id })
    .set({ state, at: nowIso(), ...(reason && { reason }) })
    .where((item, { eq }) => eq(item.state, before));
  return update(patch.params());
}

/**
 * Queues the mails of the next receivers, and skips those who are not to get one as things stand now. A receiver's new state,
 * the message and the place up to which it was done are one transaction: a run that ends anywhere neither repeats nor leaves out
 * anybody. Returns how many were dealt with; 0 at the end.
 */
export async function queueSome(
  item: CampaignItem,
  atOnce = MOST_QUEUED,
): Promise<{ item: CampaignItem; count: number }> {
  const { primary } = db.entities.receiver.query;
  const query = primary({ campaign_id: item.id }).gt({ user_id: item.queued_to ?? "" });
  const { data } = await query.go({ limit: atOnce, consistent: true });
  const last = data.at(-1);
  if (!last) return { item, count: 0 };
  const { userOf, spaceOf } = await peopleOf(data);
  const writes: Operation[] = [];
  const add = { queued: 0, skipped: 0 };
  for (const receiver of data) {
    const user = userOf(receiver);
    const reason = skipReason(item.kind, { user, space: spaceOf(receiver) });
    const state = reason || !user ? "skipped" : "queued";
    add[state] += 1;
    writes.push(resultWrite(receiver, { state, reason }));
    if (state === "queued" && user) writes.push(outboxWrite(messageTo(item, user)));
  }
  return { item: await step(item, { set: { queued_to: last.user_id }, add }, writes), count: data.length };
}

/** What became of a queued message; undefined while it is on its way. A message that is gone went with its space. */
function resultOf(message: OutboxItem | undefined): Result | undefined {
  if (!message) return { state: "failed", reason: "removed" };
  if (message.status === "sent") return { state: "sent" };
  if (message.status === "withdrawn") return { state: "skipped", reason: "unsubscribed" };
  if (message.status !== "failed") return undefined;
  const { reason } = message;
  const known = reason === "unreachable" || reason === "unknown_outcome" ? reason : "refused";
  return { state: "failed", reason: known };
}

/** Notes what became of the messages that were queued, until time is up. Two or three requests a page. */
export async function settleQueued(
  item: CampaignItem,
  isOver: () => boolean,
  atOnce = MOST_SETTLED,
): Promise<CampaignItem> {
  let current = item;
  let cursor: string | null = null;
  do {
    const query = db.entities.receiver.query.byState({ campaign_id: item.id, state: "queued" });
    const page: { data: ReceiverItem[]; cursor: string | null } = await query.go({
      limit: atOnce,
      cursor,
    });
    const keyOf = ({ space_id, user_id }: ReceiverItem) => ({
      space: space_id,
      id: messageId(item.id, user_id),
    });
    const messages = page.data.length > 0 ? await readMessagesByKey(page.data.map(keyOf)) : [];
    const add = { sent: 0, failed: 0, skipped: 0 };
    const writes = page.data.flatMap((receiver) => {
      const { id } = keyOf(receiver);
      const result = resultOf(messages.find((message) => message.id === id));
      if (!result || result.state === "queued") return [];
      add[result.state] += 1;
      return [resultWrite(receiver, result)];
    });
    if (writes.length > 0) current = await step(current, { add: { ...add, queued: -writes.length } }, writes);
    cursor = page.cursor;
  } while (cursor && !isOver());
  return current;
}
