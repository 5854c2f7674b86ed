import type { AppointmentItem } from "../appointments/index.ts";
import * as Appointments from "../appointments/index.ts";
import { NOTICE_SET_ASIDE } from "../contracts/kernel/schedules.ts";
import { dueNotices, type Notice, type NoticePage, noticePostponed, noticeSettled } from "../db/notices.ts";
import { type Operation, transact } from "../db/transact.ts";
import { nextTry } from "../platform/backoff.ts";
import { now, nowIso } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import { errorFacts, log } from "../platform/logger.ts";
import { type News, notificationsOf } from "./compose.ts";
import { type Decision, decide } from "./notice.policy.ts";
import { readNoticeContext } from "./notice-context.ts";

/** Notices read together. */
const TOGETHER = 400;
/** A run takes what is due until this many milliseconds are over: at a full hour a whole country is reminded. */
const LONGEST_RUN = 60_000;
/** Occurrences of one series are booked within seconds of each other: the run that meets the first takes them all. */
const SERIES_SPREAD = 60_000;

/** Groups dealt with at the same moment. */
const AT_ONCE = 10;

type HeadOf = (notice: Notice) => AppointmentItem | undefined;
type Considered = { notice: Notice; head: AppointmentItem | undefined; decision: Decision };

/**
 * Deals with every notice due by a moment (epoch milliseconds), each once: writes the messages that are to be sent and
 * when to look again, in one transaction each. A notice that changed meanwhile is left for its new time. One that cannot
 * be dealt with is tried again with growing pauses for 24 hours, then set aside, and holds up no other. Answers how many
 * messages were written.
 */
export async function dispatchDueNotices(at: number): Promise<number> {
  const until = now() + LONGEST_RUN;
  const isDue = ({ due = "" }: Notice) => Date.parse(due) <= at;
  let written = 0;
  let cursor: NoticePage["cursor"];
  do {
    const page = await dueNotices(at + SERIES_SPREAD, TOGETHER, cursor);
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
  for (let first = 0; first < groups.length; first += AT_ONCE) {
    const some = groups.slice(first, first + AT_ONCE);
    for (const count of await Promise.all(some.map((group) => attempt(group, headOf, at)))) written += count;
  }
  return written;
}

/** How many messages a group became; none where it stays due. */
async function attempt(group: readonly Notice[], headOf: HeadOf, at: number): Promise<number> {
  try {
    return await dispatchGroup(group, headOf, at);
  } catch (error) {
    log("error", "notice not dealt with", { record: group[0]?.appointment ?? "", ...errorFacts(error) });
    await postpone(group);
    return 0;
  }
}

/** Puts off what could not be dealt with, or sets it aside. */
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
    // It changed meanwhile, or the database fails: the next run meets it again.
    log("warn", "notice not put off", { record: group[0]?.appointment ?? "", ...errorFacts(error) });
  }
}

type Heads = { heads: Map<string, AppointmentItem>; unread: Notice[] };

/** The appointments of these notices. Where reading them together fails, each alone: one must not stop the others. */
async function headsOf(notices: readonly Notice[]): Promise<Heads> {
  const heads = new Map<string, AppointmentItem>();
  const unread: Notice[] = [];
  const readOf = async (some: readonly Notice[]) => {
    for (const head of await Appointments.headsIn(some)) heads.set(head.appointment_id, head);
  };
  try {
    await readOf(notices);
  } catch (error) {
    log("error", "appointments of notices not read", { count: notices.length, ...errorFacts(error) });
    for (let first = 0; first < notices.length; first += AT_ONCE)
      await Promise.all(
        notices
          .slice(first, first + AT_ONCE)
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
  const around = await readNoticeContext(group.flatMap((notice) => headOf(notice) ?? []));
  const considered = group.map((notice): Considered => {
    const head = headOf(notice);
    const subject = head && around.subjectOf(head);
    return { notice, head, decision: decide(notice, subject, { now: at, hours: around.hours }) };
  });
  const notify = composeNotice(considered).flatMap((news) => notificationsOf(news, around, at));
  try {
    await transact({ writes: considered.map(settled), notify });
  } catch (error) {
    // It changed since it was read: its new time will come.
    if (error instanceof AppError && error.code === "write.conflict") return 0;
    throw error;
  }
  return notify.length;
}

const settled = ({ notice, decision }: Considered): Operation =>
  noticeSettled(notice, { told: decision.told, reminded: decision.reminded, next: decision.next });

/** One piece of news per kind: ten occurrences booked together are one message. */
function composeNotice(considered: readonly Considered[]): News[] {
  const news = new Map<string, News>();
  for (const { head, notice, decision } of considered) {
    if (!head || !decision.tell || !decision.told) continue;
    // Every reminder stands alone.
    const key = decision.tell === "reminder" ? head.appointment_id : decision.tell;
    const one = news.get(key) ?? { kind: decision.tell, heads: [], previous: notice.told };
    one.heads.push(head);
    news.set(key, one);
  }
  return [...news.values()].map((one) => ({
    ...one,
    heads: one.heads.sort((a, b) => a.start.localeCompare(b.start)),
  }));
}
