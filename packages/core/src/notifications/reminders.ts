const HOUR = 3_600_000;

/** Hours before the start at which a notice is checked whatever the setting, so that a changed setting applies to it too. */
const REVIEW_HOURS = [1, 2, 3, 4, 5, 6, 7].map((days) => days * 24);

/** The name of a reminder: hours and start. A moved appointment has other reminders. */
const nameOf = (hours: number, start: string) => `${hours}|${start}`;
const hoursOf = (name: string) => Number(name.split("|")[0]);

export type Reminders = {
  /** The reminder to send now, in hours before the start. */
  send: number | undefined;
  /** When to check again, epoch milliseconds. */
  next: number | undefined;
  /** The reminders that need nothing more, the one to send included. */
  done: string[];
};

/**
 * Which reminder of an appointment is due. Hours are elapsed time before the instant it starts, so a night on which
 * the clocks change moves nothing. Of several that are due (the job was stopped for a while) only the last is sent;
 * one that was due already when the patient was last notified is left out.
 */
export function remindersAt({
  start,
  hours,
  done,
  notifiedAt,
  now,
}: {
  start: string;
  hours: readonly number[];
  done: readonly string[];
  /** Instant of the last message about this start. */
  notifiedAt: number;
  now: number;
}): Reminders {
  const begins = Date.parse(start);
  if (begins <= now) return { send: undefined, next: undefined, done: [...done] };
  const momentOf = (count: number) => begins - count * HOUR;
  const elapsed = [...new Set(hours)]
    .map((count) => ({ count, at: momentOf(count) }))
    .filter(({ at }) => at <= now);
  const next = [...hours, ...REVIEW_HOURS].map(momentOf).filter((at) => at > now);
  const newest = elapsed.reduce<(typeof elapsed)[number] | undefined>(
    (last, one) => (last === undefined || one.at > last.at ? one : last),
    undefined,
  );
  // After a later reminder was sent, an earlier one is not sent any more, even if the setting changed meanwhile.
  const latest = Math.min(...done.filter((name) => name.endsWith(`|${start}`)).map(hoursOf));
  const fresh = newest && newest.at > notifiedAt && newest.count < latest;
  return {
    send: fresh ? newest.count : undefined,
    next: next.length > 0 ? Math.min(...next) : undefined,
    done: [...new Set([...done, ...elapsed.map(({ count }) => nameOf(count, start))])],
  };
}
