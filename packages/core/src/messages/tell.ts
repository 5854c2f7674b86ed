import { type AppointmentItem, AppointmentReading } from "../appointments/index.ts";
import { dueNotices, type Notice, noticeSettled } from "../db/notices.ts";
import { type Operation, transact } from "../db/transact.ts";
import { now } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import { errorFacts, log } from "../platform/logger.ts";
import { type News, notificationsOf } from "./news.ts";
import { readSurroundings } from "./surroundings.ts";
import { type Decision, decide } from "./telling.ts";

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
 * Deals with every notice due by a moment (epoch milliseconds): writes the messages that are to be sent and when to
 * look again, in one transaction each. A notice that changed meanwhile is left for its new time; so is one whose
 * writing fails. Answers how many messages were written.
 */
export async function tellDue(at: number): Promise<number> {
  const until = now() + LONGEST_RUN;
  let written = 0;
  for (;;) {
    const round = await tellSome(at);
    written += round.written;
    if (!round.more || round.dealtWith === 0 || now() >= until) return written;
  }
}

type Round = { written: number; dealtWith: number; more: boolean };

async function tellSome(at: number): Promise<Round> {
  const found = await dueNotices(at + SERIES_SPREAD, TOGETHER);
  const isDue = ({ due = "" }: Notice) => Date.parse(due) <= at;
  const round = { written: 0, dealtWith: 0, more: found.length === TOGETHER };
  if (!found.some(isDue)) return { ...round, more: false };
  const heads = await headsOf(found);
  const headOf = (notice: Notice) => heads.get(notice.appointment);
  const seriesDue = new Set(found.filter(isDue).map((notice) => headOf(notice)?.series?.id ?? ""));
  const due = found.filter((notice) => isDue(notice) || seriesDue.has(headOf(notice)?.series?.id ?? "none"));
  const groups = grouped(due, headOf);
  for (let first = 0; first < groups.length; first += AT_ONCE) {
    const some = groups.slice(first, first + AT_ONCE);
    for (const count of await Promise.all(some.map((group) => attempt(group, headOf, at)))) {
      round.written += count ?? 0;
      round.dealtWith += count === undefined ? 0 : 1;
    }
  }
  return round;
}

/** How many messages a group became; undefined where it stays due. */
async function attempt(group: readonly Notice[], headOf: HeadOf, at: number): Promise<number | undefined> {
  try {
    return await tellGroup(group, headOf, at);
  } catch (error) {
    log("error", "notice not dealt with", { record: group[0]?.appointment ?? "", ...errorFacts(error) });
    return undefined;
  }
}

async function headsOf(notices: readonly Notice[]): Promise<Map<string, AppointmentItem>> {
  const heads = new Map<string, AppointmentItem>();
  for (const head of await AppointmentReading.headsIn(notices)) heads.set(head.appointment_id, head);
  return heads;
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

async function tellGroup(group: readonly Notice[], headOf: HeadOf, at: number): Promise<number | undefined> {
  const around = await readSurroundings(group.flatMap((notice) => headOf(notice) ?? []));
  const considered = group.map((notice): Considered => {
    const head = headOf(notice);
    const subject = head && around.subjectOf(head);
    return { notice, head, decision: decide(notice, subject, { now: at, hours: around.hours }) };
  });
  const notify = newsOf(considered).flatMap((news) => notificationsOf(news, around, at));
  try {
    await transact({ writes: considered.map(settled), notify });
  } catch (error) {
    // It changed since it was read: its new time will come.
    if (error instanceof AppError && error.code === "write.conflict") return undefined;
    throw error;
  }
  return notify.length;
}

const settled = ({ notice, decision }: Considered): Operation =>
  noticeSettled(notice, { told: decision.told, reminded: decision.reminded, next: decision.next });

/** One piece of news per kind: ten occurrences booked together are one message. */
function newsOf(considered: readonly Considered[]): News[] {
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
