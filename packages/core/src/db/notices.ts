import { isExampleSpace } from "../contracts/example/example-space.ts";
import { now, nowIso } from "../platform/clock.ts";
import type { LastNotified } from "./message-content.ts";
import { DUE, dueOrder, NoticeEntity, type NoticeItem } from "./notice.entity.ts";
import { readItems } from "./read-items.ts";
import { connect } from "./service.ts";
import { type Operation, remove, update } from "./transact.ts";

const db = connect({ notice: NoticeEntity });

/** Milliseconds between a change and the message about it, so that a corrected mistake sends one message only. */
const NOTIFY_AFTER = 3 * 60_000;

/**
 * The pending notice of one appointment, which later becomes a message of the outbox. `due` is absent when no message is
 * pending.
 */
export type Notice = Omit<NoticeItem, "gsi3pk" | "gsi3sk"> & { due?: string };

/** Attributes about failures, removed with every change and every success. */
const FAILING = ["failures", "failing_since", "set_aside"] as const;

const pending = (at: number, appointment: string) => ({ gsi3pk: DUE, gsi3sk: dueOrder(at, appointment) });
/** When a change of an appointment is told to its patient; never in the guided tour's example. */
const afterChange = (space: string, appointment: string) =>
  isExampleSpace(space) ? {} : pending(now() + NOTIFY_AFTER, appointment);

/** The primary key of the notice of one appointment. */
export const noticeKey = (space: string, appointment: string) =>
  db.entities.notice.get({ space, appointment }).params().Key as { pk: string; sk: string };

/**
 * A write for every transaction that books, moves, cancels or restores an appointment. A few minutes later the patient is
 * notified of the appointment's state at that time. It reads nothing of the patient, so a booking costs no read.
 */
export const noticeWrite = (space: string, appointment: string): Operation =>
  update(
    db.entities.notice
      .update({ space, appointment })
      .set(afterChange(space, appointment))
      .remove([...FAILING])
      .add({ revision: 1 })
      .params(),
  );

/**
 * The notice of an appointment that the patient knows of already, because it comes from another program: nothing is sent
 * about the booking itself, and reminders are sent as for any other.
 */
export const knownNoticeWrite = (
  space: string,
  appointment: string,
  known: Omit<LastNotified, "at" | "cancelled">,
): Operation =>
  update(
    db.entities.notice
      .update({ space, appointment })
      .set({
        ...pending(now() + NOTIFY_AFTER, appointment),
        last_notified: { ...known, cancelled: false, at: nowIso() },
      })
      .add({ revision: 1 })
      .params(),
  );

/** The write that removes the notice of an appointment that is removed. */
export const noticeRemoval = (space: string, appointment: string): Operation =>
  remove(db.entities.notice.delete({ space, appointment }).params());

/**
 * Settles a notice and schedules the next one. The write fails if the appointment has changed meanwhile. Throws for a
 * notice without a revision: it is damaged, and its failure has to be counted.
 */
export function noticeSettled(
  notice: Notice,
  after: { last_notified: LastNotified | undefined; reminded: string[]; next: number | undefined },
): Operation {
  const { space, appointment, revision } = notice;
  const { last_notified, reminded, next } = after;
  if (revision === undefined) throw new Error("the notice has no revision");
  return update(
    db.entities.notice
      .update({ space, appointment })
      .set({
        reminded,
        ...(last_notified && { last_notified }),
        ...(next !== undefined && pending(next, appointment)),
      })
      .remove(next === undefined ? ["gsi3pk", "gsi3sk", ...FAILING] : [...FAILING])
      .add({ revision: 1 })
      .where((stored, { eq }) => eq(stored.revision, revision))
      .params(),
  );
}

/**
 * Postpones a notice that failed until `next` (epoch milliseconds), or sets it aside without one. The write fails if the
 * notice has changed meanwhile.
 */
export function noticePostponed(
  notice: Notice,
  { failures, since, next }: { failures: number; since: string; next: number | undefined },
): Operation {
  const { space, appointment, due } = notice;
  return update(
    db.entities.notice
      .update({ space, appointment })
      .set({
        failures,
        failing_since: since,
        ...(next === undefined ? { set_aside: nowIso() } : pending(next, appointment)),
      })
      .remove(next === undefined ? ["gsi3pk", "gsi3sk"] : [])
      .where(({ gsi3pk, gsi3sk }, { eq, begins }) => `${eq(gsi3pk, DUE)} AND ${begins(gsi3sk, `${due}#`)}`)
      .params(),
  );
}

export type NoticePage = { items: Notice[]; cursor: string | null };

/**
 * Notices due by a moment (epoch milliseconds), oldest first. Its cost depends only on the number of due notices. A run
 * continues with the cursor, so that it reads a notice that stays due only once.
 */
export async function dueNotices(
  by: number,
  limit: number,
  cursor: string | null = null,
): Promise<NoticePage> {
  const page = await db.entities.notice.query
    .byDue({ gsi3pk: DUE })
    // Sorts after every id of this very millisecond.
    .lte({ gsi3sk: `${new Date(by).toISOString()}~` })
    .go({ limit, cursor, ignoreOwnership: true });
  return { items: page.data.map(noticeOf), cursor: page.cursor };
}

/** The notices of some appointments of a space. One request for up to a hundred. */
export async function readNotices(space: string, appointments: readonly string[]): Promise<Notice[]> {
  const items = await readItems(appointments.map((appointment) => noticeKey(space, appointment)));
  return items.flatMap((Item) => {
    const notice = db.entities.notice.parse({ Item }, { ignoreOwnership: true }).data;
    return notice ? [noticeOf(notice)] : [];
  });
}

const noticeOf = ({ gsi3pk: _, gsi3sk, ...item }: NoticeItem): Notice => ({
  ...item,
  ...(gsi3sk !== undefined && { due: gsi3sk.split("#")[0] }),
});
