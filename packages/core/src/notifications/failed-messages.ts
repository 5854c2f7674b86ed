import type { RequestOf } from "../contracts/kernel/route.ts";
import type { FailedMessage, failedMessageRoutes } from "../contracts/notifications/failed-messages.ts";
import type { Notification } from "../db/outbox.ts";
import { type OutboxItem, OutboxMessageEntity } from "../db/outbox-message.entity.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { readItems } from "../db/read-items.ts";
import { connect } from "../db/service.ts";
import { transact } from "../db/transact.ts";
import { AppError, absent } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { FailedMessageEntity } from "./failed-message.entity.ts";
import { replacementWrite } from "./message-log.ts";

const db = connect({ failed: FailedMessageEntity, message: OutboxMessageEntity });

/** A page of what failed, newest first. Two requests. */
export async function listFailedMessages({
  cursor,
  limit,
}: RequestOf<typeof failedMessageRoutes.listFailedMessages>["query"]): Promise<{
  items: FailedMessage[];
  next: string | null;
}> {
  const list = "backoffice.failed-messages";
  const page = await db.entities.failed.query
    .primary({ list: "messages" })
    .go({ limit, pages: 1, order: "desc", cursor: await openCursor(list, cursor) });
  const keys = page.data.map(({ space, id }) => db.entities.message.get({ space, id }).params().Key);
  const stored = page.data.length > 0 ? await readItems(keys as { pk: string; sk: string }[]) : [];
  const messages = new Map(
    stored.flatMap((Item) => {
      const { data } = db.entities.message.parse({ Item }, { ignoreOwnership: true });
      return data ? [[data.id, data as OutboxItem] as const] : [];
    }),
  );
  const ids = new Set(page.data.map(({ id }) => id));
  return {
    items: [...ids].flatMap((id) => viewOf(messages.get(id)) ?? []),
    next: await sealCursor(list, page.cursor),
  };
}

/** A message as the list shows it; nothing for one that is gone or did not fail after all. */
function viewOf(message: OutboxItem | undefined): FailedMessage | undefined {
  if (message?.status !== "failed") return undefined;
  const { id, space, channel, template, language, reason, attempts, created_at, settled_at } = message;
  return {
    id,
    space,
    channel,
    template,
    language,
    attempts,
    created_at,
    reason: reason ?? null,
    failed_at: settled_at ?? created_at,
    state: stateOf(message),
  };
}

function stateOf({ about, replaced_by, facts }: OutboxItem): FailedMessage["state"] {
  if (replaced_by) return "sent_again";
  if (about) return "clinics";
  return facts ? "open" : "over";
}

/**
 * Sends a mail of the product that failed once more, under an id of its own. Two requests. Throws 404 `message.not_found`, 409
 * `message.not_failed`, `message.of_clinic` for one to a patient, whose clinic sends it as things stand then, and
 * `message.outdated` once what it said is no longer kept.
 */
export async function sendFailedMessage(id: string, space: string): Promise<FailedMessage> {
  const { data } = await db.entities.message
    .get({ space, id })
    .go({ consistent: true, ignoreOwnership: true });
  const message = data as OutboxItem | null;
  if (!message) throw absent("message");
  const notFailed = () => new AppError("conflict", "message.not_failed");
  if (message.status !== "failed" || message.replaced_by) throw notFailed();
  if (message.about) throw new AppError("conflict", "message.of_clinic");
  const { channel, template, language, to, facts } = message;
  if (!facts) throw new AppError("conflict", "message.outdated");
  const copy: Notification = { channel, template, language, to, facts, space, id: newId("notification") };
  const replaced = viewOf({ ...message, replaced_by: String(copy.id) });
  if (!replaced) throw absent("message");
  await transact({
    writes: [replacementWrite(message, String(copy.id), notFailed)],
    audit: { action: "create", record: String(copy.id) },
    notify: [copy],
    result: replaced,
  });
  return replaced;
}
