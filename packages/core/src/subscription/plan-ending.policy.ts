import { GRACE_DAYS } from "../contracts/subscription/offers.ts";
import { dayIn } from "../time/day-in.ts";
import { daysBetween, plusDays } from "../time/days.ts";
import { instantAt } from "../time/zones.ts";

/** Days left at which a clinic is told that its plan ends; 0 once it has ended. */
export const NOTICE_DAYS = [7, 3, 1, 0] as const;
export type NoticeDay = (typeof NOTICE_DAYS)[number];

/** Days after the end for which a clinic is still told of it, where the job did not run. */
const LATE_DAYS = 7;

/** The last notice of a plan that ended on a day. */
export type EndingNotified = { ends_on: string; days: number };

export type EndingDecision = {
  /** The notice to send now, and the days that are really left: fewer than its own where the job was late. */
  send: { notice: NoticeDay; days_left: number } | undefined;
  /** When to look again, an instant; undefined where nothing more is to be sent. */
  next: string | undefined;
};

/**
 * Which notice about a plan's end is due. Each is sent once for an end; of several that are due because the job did not
 * run, only the last. Days are those of the clinic's time zone. The days of grace move the end, but not by enough to
 * begin with the first notice again.
 */
export function endingNotice({
  ends_on,
  time_zone,
  notified,
  now,
}: {
  ends_on: string;
  time_zone: string;
  notified: EndingNotified | undefined;
  /** Epoch milliseconds. */
  now: number;
}): EndingDecision {
  const left = daysBetween(dayIn(time_zone, now), ends_on) + 1;
  const startOf = (notice: NoticeDay) => instantAt(plusDays(ends_on, 1 - notice), 0, time_zone);
  const reached = NOTICE_DAYS.filter((notice) => left <= notice).at(-1);
  const upcoming = NOTICE_DAYS.find((notice) => left > notice);
  const next = upcoming === undefined ? undefined : startOf(upcoming);
  if (reached === undefined || left < -LATE_DAYS) return { send: undefined, next };
  if (reached >= sentUpTo(notified, ends_on)) return { send: undefined, next };
  return { send: { notice: reached, days_left: Math.max(0, left) }, next };
}

/** The notice down to which all were sent for this end. */
function sentUpTo(notified: EndingNotified | undefined, ends_on: string): number {
  if (!notified) return Number.POSITIVE_INFINITY;
  const moved = daysBetween(notified.ends_on, ends_on);
  if (moved === 0) return notified.days;
  // After days of grace the clinic knows already that its plan ends.
  return moved > 0 && moved <= GRACE_DAYS ? Math.max(...NOTICE_DAYS) : Number.POSITIVE_INFINITY;
}
