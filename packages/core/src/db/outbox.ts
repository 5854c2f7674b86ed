import type { LinkDelivery } from "../contracts/notifications/link-delivery.ts";
import { nowIso } from "../platform/clock.ts";
import { requestContext } from "../platform/context.ts";
import { newId } from "../platform/ids.ts";
import type { About } from "./message-content.ts";
import { listOrder, type OutboxItem, OutboxMessageEntity, WAITING } from "./outbox-message.entity.ts";
import { readItems } from "./read-items.ts";
import { connect } from "./service.ts";
import type { Operation } from "./transact.ts";

const db = connect({ message: OutboxMessageEntity });

/**
 * A message to send once its change is committed. The text is made from the template and these facts when it is sent, so
 * that a corrected template also applies to waiting messages.
 */
export type Notification = {
  /** The same id is never sent twice. A new id by default. */
  id?: string;
  channel: "email" | "sms";
  template: string;
  language: "en" | "pt";
  to: string;
  facts: Record<string, string>;
  space?: string;
  /** For a message to a patient, which appears in the log and is sent only while it is true. */
  about?: About;
};

/** A message as it is first written. */
export function outboxItem({ id, space, about, ...notification }: Notification): OutboxItem {
  const ownId = id ?? newId("notification");
  const created_at = nowIso();
  return {
    ...notification,
    id: ownId,
    space: space ?? requestContext()?.actor?.spaceId ?? "none",
    ...(about && { about }),
    patient: about?.patient ?? "",
    status: "pending",
    attempts: 0,
    created_at,
    gsi3pk: WAITING,
    gsi3sk: listOrder(created_at, ownId),
  };
}

/** What became of a message with a link. */
export const deliveryOf = (item: OutboxItem): LinkDelivery => ({
  message: item.id,
  channel: item.channel,
  to: item.to,
  // Being sent at this very moment is still waiting.
  status: item.status === "sending" ? "pending" : item.status,
  reason: item.reason ?? null,
  created_at: item.created_at,
  settled_at: item.settled_at ?? null,
});

/** Messages of a space by id, in no order, without those that are no longer kept. One request for up to a hundred. */
export const readMessages = (space: string, ids: readonly string[]): Promise<OutboxItem[]> =>
  readMessagesByKey(ids.map((id) => ({ space, id })));

/** The same for messages of several spaces. */
export async function readMessagesByKey(
  messages: readonly Pick<OutboxItem, "space" | "id">[],
): Promise<OutboxItem[]> {
  const keys = messages.map(({ space, id }) => db.entities.message.get({ space, id }).params().Key);
  const items = await readItems(keys as { pk: string; sk: string }[]);
  return items.flatMap((Item) => db.entities.message.parse({ Item }, { ignoreOwnership: true }).data ?? []);
}

/** The write of a new message, for the transaction of the change that it is about. */
export const outboxWrite = (notification: Notification): Operation => ({
  write: { Put: db.entities.message.create(outboxItem(notification)).params() },
});
