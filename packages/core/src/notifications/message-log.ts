import type { MessageStatus } from "../contracts/notifications/notifications.ts";
import { type OutboxItem, OutboxMessageEntity, settledList } from "../db/outbox-message.entity.ts";
import { connect } from "../db/service.ts";
import { type Operation, type Refusal, update } from "../db/transact.ts";
import { now } from "../platform/clock.ts";

const { message } = connect({ message: OutboxMessageEntity }).entities;

/** Milliseconds a message can wait at most: it is tried for a day, and the last try takes a little longer. */
const LONGEST_WAIT = 25 * 3_600_000;

/** One message of a space, if it is about a patient's appointments. */
export async function readMessage(space: string, id: string): Promise<OutboxItem | undefined> {
  const { data } = await message.get({ space, id }).go({ consistent: true, ignoreOwnership: true });
  return data?.about ? data : undefined;
}

/** Stores with a failed message the id of the one sent in its place. Refused when it has one already or did not fail. */
export const replacementWrite = (
  { space, id }: OutboxItem,
  replacement: string,
  otherwise: Refusal,
): Operation =>
  update(
    message
      .update({ space, id })
      .set({ replaced_by: replacement })
      .where(
        (stored, { eq, notExists }) => `${eq(stored.status, "failed")} AND ${notExists(stored.replaced_by)}`,
      )
      .params(),
    otherwise,
  );

type Wanted = { space: string; patient?: string; status?: MessageStatus | undefined };
type Page = { limit: number; cursor: string | null };
type LogPage = { data: OutboxItem[]; cursor: string | null };

/**
 * Messages to patients, newest first: of a patient, of a space, or of a space by status. One Query that reads only what it
 * returns; for waiting messages, all that were written within a day.
 */
export async function readLog(
  wanted: Wanted,
  page: Page,
): Promise<{ items: OutboxItem[]; cursor: string | null }> {
  const { data, cursor } = await queryLog(wanted, page);
  return { items: data, cursor };
}

/** Messages that are looked at to see whether a clinic writes to its patients. Each may hold some kilobytes of text. */
const LOOKED_AT = 20;
const BY_ITSELF = new Set(["booked", "moved", "cancelled", "reminder", "monitoring_reminder"]);

/** Whether one of the newest messages that reached a patient was sent by itself, such as a reminder. One Query. */
export async function writesToPatients(space: string): Promise<boolean> {
  const { items } = await readLog({ space, status: "sent" }, { limit: LOOKED_AT, cursor: null });
  return items.some(({ about }) => about !== undefined && BY_ITSELF.has(about.kind));
}

function queryLog({ space, patient, status }: Wanted, { limit, cursor }: Page): Promise<LogPage> {
  const options = { order: "desc", cursor, ignoreOwnership: true } as const;
  if (patient) return message.query.byPatient({ space, patient }).go({ ...options, limit });
  if (status === undefined) return message.query.bySpace({ space }).go({ ...options, limit });
  if (status !== "pending")
    return message.query.byList({ gsi3pk: settledList(space, status) }).go({ ...options, limit });
  return message.query
    .bySpace({ space })
    .gte({ created_at: new Date(now() - LONGEST_WAIT).toISOString() })
    .where((stored, { eq }) => `${eq(stored.status, "pending")} OR ${eq(stored.status, "sending")}`)
    .go(options);
}
