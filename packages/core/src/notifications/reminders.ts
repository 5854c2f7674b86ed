const HOUR = 3_600_000;

/** Hours before the start at which a notice is looked at whatever the setting: so a change of it reaches what is booked. */
const LOOKS = [1, 2, 3, 4, 5, 6, 7].map((days) => days * 24);

/** Names a reminder for good: how long before which start. A moved appointment has other reminders. */
const nameOf = (hours: number, start: string) => `${hours}|${start}`;
const hoursOf = (name: string) => Number(name.split("|")[0]);

export type Reminders = {
  /** The one to send now, hours before the start. */
  send: number | undefined;
  /** When to look again, epoch milliseconds. */
  next: number | undefined;
  /** Those that are dealt with, the one to send included. */
  done: string[];
};

/**
 * Which reminder of an appointment is due. Hours are elapsed time before the instant it starts, so a night on which
 * the clocks change moves nothing. Of several whose time has come (the job stood still) only the last is sent; one
 * whose time had come when the patient was last told says nothing new and is left out.
 */
export function remindersAt({
  start,
  hours,
  done,
  toldAt,
  now,
}: {
  start: string;
  hours: readonly number[];
  done: readonly string[];
  /** Instant of the last message about this very start. */
  toldAt: number;
  now: number;
}): Reminders {
  const begins = Date.parse(start);
  if (begins <= now) return { send: undefined, next: undefined, done: [...done] };
  const momentOf = (count: number) => begins - count * HOUR;
  const come = [...new Set(hours)]
    .map((count) => ({ count, at: momentOf(count) }))
    .filter(({ at }) => at <= now);
  const next = [...hours, ...LOOKS].map(momentOf).filter((at) => at > now);
  const newest = come.reduce<(typeof come)[number] | undefined>(
    (last, one) => (last === undefined || one.at > last.at ? one : last),
    undefined,
  );
  // Once a nearer one has gone out, a farther one says nothing, whatever the setting was meanwhile.
  const latest = Math.min(...done.filter((name) => name.endsWith(`|${start}`)).map(hoursOf));
  const fresh = newest && newest.at > toldAt && newest.count < latest;
  return {
    send: fresh ? newest.count : undefined,
    next: next.length > 0 ? Math.min(...next) : undefined,
    done: [...new Set([...done, ...come.map(({ count }) => nameOf(count, start))])],
  };
}
