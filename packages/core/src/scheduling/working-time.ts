import * as z from "zod";
import { wallTime } from "../contracts/kernel/primitives.ts";
import { isoWeekday, plusDays } from "../time/days.ts";
import { wallInstant } from "../time/zones.ts";

const hours = z.object({
  /** ISO: 1 Monday … 7 Sunday. */
  weekday: z.int().min(1).max(7),
  from: wallTime,
  to: wallTime.or(z.literal("24:00")),
  /** The establishment where these hours apply; every one when absent. */
  establishment: z.string().nullish(),
});
/** `from` and `to` are days of the clinic's calendar (both included), wall-clock times in its zone, or instants. */
const absence = z.object({ from: z.string(), to: z.string() });
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** When a user can be booked. The time between two stretches of a day is a break. */
export type WorkingTime = {
  hours: z.output<typeof hours>[];
  off: z.output<typeof absence>[];
  /** Whether the user entered working hours; otherwise `hours` are those that the calendar shows. */
  hasWorkingHours: boolean;
};

/** A stretch of working time in epoch milliseconds, and the establishment. */
export type Stretch = { from: number; to: number; establishment: string | undefined };

/**
 * The working time of a stored user. Without working hours it is what the user's calendar shows. Entries that cannot be read are
 * ignored, so that the front desk can still book.
 */
export function workingTimeOf(user: Record<string, unknown>): WorkingTime {
  const entered = parseEach(hours, user.working_hours);
  const hasWorkingHours = entered.length > 0;
  return {
    hours: hasWorkingHours ? entered : hoursShownInCalendar(user),
    off: parseEach(absence, user.time_off),
    hasWorkingHours,
  };
}

const parseEach = <S extends z.ZodType>(schema: S, value: unknown): z.output<S>[] =>
  (Array.isArray(value) ? value : []).flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });

function hoursShownInCalendar(user: Record<string, unknown>): WorkingTime["hours"] {
  const clock = (value: unknown, otherwise: number) =>
    `${String(typeof value === "number" ? value : otherwise).padStart(2, "0")}:00`;
  const from = clock(user.calendar_min, 8);
  const to = clock(user.calendar_max, 20);
  return [1, 2, 3, 4, 5, 6, 7]
    .filter(
      (weekday) => weekday < 6 || (weekday === 6 ? user.show_saturday !== false : user.show_sunday === true),
    )
    .map((weekday) => ({ weekday, from, to }));
}

/** The stretches of working time on a day of the clinic's calendar, minus time off. */
export function stretchesOn(
  day: string,
  { hours, off }: Pick<WorkingTime, "hours" | "off">,
  timeZone: string,
): Stretch[] {
  const weekday = isoWeekday(day);
  const working = hours
    .filter((stretch) => stretch.weekday === weekday)
    .map(({ from, to, establishment }) => ({
      from: wallInstant(day, from, timeZone),
      to: wallInstant(day, to, timeZone),
      establishment: establishment ?? undefined,
    }));
  return off.reduce(
    (left, away) => left.flatMap((stretch) => subtract(stretch, absenceBounds(away, timeZone))),
    working,
  );
}

/** Start and end of an absence in epoch milliseconds. */
export function absenceBounds(
  { from, to }: { from: string; to: string },
  timeZone: string,
): [number, number] {
  return [
    momentOf(from, timeZone),
    DAY.test(to) ? wallInstant(plusDays(to, 1), "00:00", timeZone) : momentOf(to, timeZone),
  ];
}

function momentOf(value: string, timeZone: string): number {
  if (DAY.test(value)) return wallInstant(value, "00:00", timeZone);
  return WALL.test(value) ? wallInstant(value.slice(0, 10), value.slice(11), timeZone) : Date.parse(value);
}

/** The parts of a stretch outside a time span: none, one or two. */
export function subtract(stretch: Stretch, [from, to]: [number, number]): Stretch[] {
  if (!(from < stretch.to && stretch.from < to)) return [stretch];
  return [
    { ...stretch, to: from },
    { ...stretch, from: to },
  ].filter((left) => left.from < left.to);
}

/** The days from one day to another, both included. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = plusDays(day, 1)) days.push(day);
  return days;
}
