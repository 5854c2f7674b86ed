import type { AppointmentItem } from "../appointments/index.ts";
import * as Appointments from "../appointments/index.ts";
import { NOTICE_SET_ASIDE } from "../contracts/kernel/schedules.ts";
import { MAX_OCCURRENCES } from "../contracts/scheduling/series.ts";
import { dueNotices, type Notice, type NoticePage, noticePostponed, noticeSettled } from "../db/notices.ts";
import { type Operation, transact } from "../db/transact.ts";
import { nextTry } from "../platform/backoff.ts";
import { now, nowIso } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import { errorFacts, log } from "../platform/logger.ts";
import { type NoticeContent, notificationsOf } from "./compose.ts";
import { type Decision, decide } from "./notice.policy.ts";
import { type NoticeContext, readNoticeContext } from "./notice-context.ts";

/** Notices read in one page. */
const PAGE_SIZE = 400;
/** Milliseconds a run may take: reminders of a whole country are due at the same full hour. */
const LONGEST_RUN = 60_000;
/** Occurrences of one series are booked within seconds of each other: the run that meets the first takes them all. */
const SERIES_SPREAD = 60_000;

/** Groups processed at the same time. */
const CONCURRENT = 10;

/** Reminders settled in one transaction of 100 writes: each takes one of its own and a message for each of two channels. */
const REMINDERS_TOGETHER = 33;

type HeadOf = (notice: Notice) => AppointmentItem | undefined;
type NoticeDecision = { notice: Notice; head: AppointmentItem | undefined; decision: Decision };

/**
 * Processes every notice due at a moment (epoch milliseconds), each once: writes its messages and the time of its next
 * check in one transaction. A notice that was changed meanwhile is left for its new time. A notice that fails is tried
 * again with growing pauses for 24 hours and then set aside; it does not delay others. Returns how many messages were
 * written.
 */
export async function dispatchDueNotices(at: number): Promise<number> {
  const until = now() + LONGEST_RUN;
  const isDue = ({ due = "" }: Notice) => Date.parse(due) <= at;
  let written = 0;
  let cursor: NoticePage["cursor"] = null;
  do {
    const page = await dueNotices(at + SERIES_SPREAD, PAGE_SIZE, cursor);
    if (!page.items.some(isDue)) return written;
    written += await dispatchSome(page.items, isDue, at);
    cursor = page.cursor;
  } while (cursor && now() < until);
  return written;
}

async function dispatchSome(
  found: readonly Notice[],
  isDue: (notice: Notice) => boolean,
  at: number,
): Promise<number> {
  const { heads, unread } = await headsOf(found);
  for (const notice of unread.filter(isDue)) await postpone([notice]);
  const headOf = (notice: Notice) => heads.get(notice.appointment);
  const seriesDue = new Set(found.filter(isDue).map((notice) => headOf(notice)?.series?.id ?? ""));
  const due = found.filter(
    (notice) =>
      !unread.includes(notice) && (isDue(notice) || seriesDue.has(headOf(notice)?.series?.id ?? "none")),
  );
  const groups = grouped(due, headOf);
  let written = 0;
  for (let first = 0; first < groups.length; first += CONCURRENT) {
    const some = groups.slice(first, first + CONCURRENT);
    for (const count of await Promise.all(some.map((group) => attempt(group, headOf, at)))) written += count;
  }
  return written;
}

/** Writes the messages of a group and returns how many; 0 where the group stays due. */
async function attempt(group: readonly Notice[], headOf: HeadOf, at: number): Promise<number> {
  try {
    return await dispatchGroup(group, headOf, at);
  } catch (error) {
    return failed(group, error);
  }
}

/** Says that notices failed and postpones them. */
async function failed(group: readonly Notice[], error: unknown): Promise<0> {
  log("error", "notice not dealt with", { record: group[0]?.appointment ?? "", ...errorFacts(error) });
  await postpone(group);
  return 0;
}

/** Postpones notices that failed, or sets them aside. */
async function postpone(group: readonly Notice[]): Promise<void> {
  const writes = group.map((notice) => {
    const failures = (notice.failures ?? 0) + 1;
    const since = notice.failing_since ?? nowIso();
    return { notice, failures, since, next: nextTry(failures, Date.parse(since), now()) };
  });
  try {
    await transact({ writes: writes.map(({ notice, ...failing }) => noticePostponed(notice, failing)) });
    for (const { notice, failures } of writes.filter(({ next }) => next === undefined))
      log("error", NOTICE_SET_ASIDE, { record: notice.appointment, attempts: failures });
  } catch (error) {
    // It was changed meanwhile, or the database failed: the next run processes it again.
    log("warn", "notice not put off", { record: group[0]?.appointment ?? "", ...errorFacts(error) });
  }
}

type Heads = { heads: Map<string, AppointmentItem>; unread: Notice[] };

/** The appointments of these notices. Where reading them together fails, each is read alone, so that one cannot stop the others. */
async function headsOf(notices: readonly Notice[]): Promise<Heads> {
  const heads = new Map<string, AppointmentItem>();
  const unread: Notice[] = [];
  const readOf = async (some: readonly Notice[]) => {
    for (const head of await Appointments.readHeadsByKey(some)) heads.set(head.appointment_id, head);
  };
  try {
    await readOf(notices);
  } catch (error) {
    log("error", "appointments of notices not read", { count: notices.length, ...errorFacts(error) });
    for (let first = 0; first < notices.length; first += CONCURRENT)
      await Promise.all(
        notices
          .slice(first, first + CONCURRENT)
          .map((notice) => readOf([notice]).catch(() => void unread.push(notice))),
      );
  }
  return { heads, unread };
}

/** The occurrences of a series together, everything else alone. */
function grouped(notices: readonly Notice[], headOf: HeadOf): Notice[][] {
  const groups = new Map<string, Notice[]>();
  for (const notice of notices) {
    const head = headOf(notice);
    const key = head?.series ? `${head.series.id} ${head.patient_id}` : notice.appointment;
    const group = groups.get(key);
    if (group) group.push(notice);
    else groups.set(key, [notice]);
  }
  return [...groups.values()];
}

async function dispatchGroup(group: readonly Notice[], headOf: HeadOf, at: number): Promise<number> {
  const context = await readNoticeContext(group.flatMap((notice) => headOf(notice) ?? []));
  const decisions = group.map((notice): NoticeDecision => {
    const head = headOf(notice);
    const subject = head && context.subjectOf(head);
    return { notice, head, decision: decide(notice, subject, { now: at, hours: context.hours }) };
  });
  let written = 0;
  for (const part of transactionsOf(decisions))
    written += await settle(part, context, at).catch((error) =>
      failed(
        part.map(({ notice }) => notice),
        error,
      ),
    );
  return written;
}

/**
 * The decisions about a group, by the transaction that stores them. A series gets one message for each kind of change
 * and channel, which fits one transaction with the notices of a whole series. A reminder is one message per channel,
 * so that only some of them fit. Beyond that `transact` throws `write.too_many`.
 */
export function transactionsOf<T extends Pick<NoticeDecision, "decision">>(decisions: readonly T[]): T[][] {
  const isReminder = ({ decision }: T) => decision.kind === "reminder";
  const others = decisions.filter((one) => !isReminder(one));
  return [...chunks(others, MAX_OCCURRENCES), ...chunks(decisions.filter(isReminder), REMINDERS_TOGETHER)];
}

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** Writes the messages of some notices with the time of their next check, and returns how many. */
async function settle(
  decisions: readonly NoticeDecision[],
  context: NoticeContext,
  at: number,
): Promise<number> {
  const notify = contentsOf(decisions).flatMap((content) => notificationsOf(content, context, at));
  try {
    await transact({ writes: decisions.map(settlementWrite), notify });
  } catch (error) {
    // It was changed since it was read and has a new time.
    if (error instanceof AppError && error.code === "write.conflict") return 0;
    throw error;
  }
  return notify.length;
}

const settlementWrite = ({ notice, decision }: NoticeDecision): Operation =>
  noticeSettled(notice, {
    last_notified: decision.lastNotified,
    reminded: decision.reminded,
    next: decision.next,
  });

/** One content per kind, so that ten occurrences booked together become one message. */
function contentsOf(decisions: readonly NoticeDecision[]): NoticeContent[] {
  const contents = new Map<string, NoticeContent>();
  for (const { head, notice, decision } of decisions) {
    if (!head || !decision.kind || !decision.lastNotified) continue;
    // A reminder is always about one appointment.
    const key = decision.kind === "reminder" ? head.appointment_id : decision.kind;
    const one = contents.get(key) ?? { kind: decision.kind, heads: [], previous: notice.last_notified };
    one.heads.push(head);
    contents.set(key, one);
  }
  return [...contents.values()].map((one) => ({
    ...one,
    heads: one.heads.sort((a, b) => a.start.localeCompare(b.start)),
  }));
}
