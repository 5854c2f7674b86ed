import { FAILURES_LISTED_DAYS } from "../contracts/notifications/failed-messages.ts";
import type { OutboxItem } from "../db/outbox-message.entity.ts";
import { connect } from "../db/service.ts";
import { now, nowIso } from "../platform/clock.ts";
import { FailedMessageEntity } from "./failed-message.entity.ts";

const db = connect({ failed: FailedMessageEntity });
const DAY_SECONDS = 86_400;

/**
 * Lists that a message failed. Written before the message is settled, so that none is missing; the list shows only those
 * that did fail. One request.
 */
export async function noteFailure({ space, id }: Pick<OutboxItem, "space" | "id">): Promise<void> {
  const expires_at = Math.floor(now() / 1000) + FAILURES_LISTED_DAYS * DAY_SECONDS;
  await db.entities.failed.put({ space, id, failed_at: nowIso(), expires_at }).go();
}
