import * as z from "zod";
import { daysBetween, isoWeekday, plusDays } from "../../time/days.ts";
import { date, id, requiredText, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { wallMoment } from "./working-time.ts";

/**
 * Most blocked times of one professional, and of all rooms together. Those that ended long ago make room first. They are
 * one item of 409,600 bytes: each takes 540 at most, and 11 a day left out, which is 330 kB for all of them.
 */
export const MAX_BLOCKED_TIMES = 200;
/** Most days on which a repeated one is left out. */
export const MAX_DAYS_LEFT_OUT = 100;
/** A repeated one ends within so many days; a longer absence than a day is time off. */
export const MAX_REPEAT_DAYS = 366;
const MAX_HOURS = 24;

const weekday = z.int().min(1).max(7);
const fields = z.object({
  /** Whose time it is. Exactly one of the two. */
  professional: id("user").nullable().default(null),
  office: id("office").nullable().default(null),
  title: requiredText(80),
  /** The first time, as wall-clock moments of the space's zone, so that a change of the clocks moves nothing. */
  from: wallMoment,
  to: wallMoment,
  /** ISO weekdays on which it repeats until a day, which is included; once without. */
  weekdays: z.array(weekday).max(7).default([]),
  until: date.nullable().default(null),
  /** Days on which a repeated one is left out. */
  except: z.array(date).max(MAX_DAYS_LEFT_OUT, { message: "blocked_time.too_many_left_out" }).default([]),
});
type Fields = z.output<typeof fields>;

const at = (moment: string) => Date.parse(`${moment}:00Z`);
const onStep = (moment: string) => at(moment) % 300_000 === 0;

/** A blocked time that is put together rightly: in order, on whole steps, at most a day long, repeated at most a year. */
const validBlockedTime = <S extends z.ZodType<Fields>>(schema: S) =>
  schema
    .refine(({ professional, office }) => (professional === null) !== (office === null), {
      message: "required",
      path: ["professional"],
    })
    .refine(({ from }) => onStep(from), { message: "start.not_on_step", path: ["from"] })
    .refine(({ to }) => onStep(to), { message: "start.not_on_step", path: ["to"] })
    .refine(({ from, to }) => from < to, { message: "time_off.order", path: ["to"] })
    .refine(({ from, to }) => at(to) - at(from) <= MAX_HOURS * 3_600_000, {
      message: "blocked_time.too_long",
      path: ["to"],
    })
    .refine(({ until, weekdays }) => (until === null) === (weekdays.length === 0), {
      message: "required",
      path: ["until"],
    })
    .refine(({ from, until }) => until === null || from.slice(0, 10) <= until, {
      message: "time_off.order",
      path: ["until"],
    })
    .refine(({ from, until }) => until === null || daysBetween(from.slice(0, 10), until) <= MAX_REPEAT_DAYS, {
      message: "blocked_time.repeats_too_long",
      path: ["until"],
    })
    .refine(
      ({ from, weekdays }) => weekdays.length === 0 || weekdays.includes(isoWeekday(from.slice(0, 10))),
      { message: "blocked_time.first_day", path: ["weekdays"] },
    );

export const newBlockedTime = validBlockedTime(fields);
export type NewBlockedTime = z.output<typeof newBlockedTime>;

/** A change of a blocked time, or of one day of it. */
export const blockedTimeChange = validBlockedTime(
  fields.extend({
    /** Stays as it is when empty: who moves it for a colleague does not see it. */
    title: text(80).default(""),
    /** As many as it leaves out already, where that is more than may be. */
    except: z.array(date).max(MAX_REPEAT_DAYS).default([]),
    /** The day of a repeated one that is changed: it becomes a blocked time of its own. */
    only: date.optional(),
    version,
  }),
);

export const blockedTime = fields.extend({
  id: z.string(),
  /** Those stored before there was a limit may hold more. */
  except: z.array(date),
  /** Empty for colleagues, who see that the time is busy. */
  title: z.string(),
  /** Whether the caller may change it. */
  editable: z.boolean(),
  version,
});
export type BlockedTime = z.output<typeof blockedTime>;

/** What of a blocked time says when it is. */
export type BlockedPeriod = Pick<Fields, "from" | "to" | "weekdays" | "until" | "except">;
/** One time of it: wall-clock moments of the space's zone. */
export type BlockedOccurrence = { day: string; from: string; to: string };

/** The times of a blocked time that touch days of the clinic's calendar, both included. Pure. */
export function occurrencesOn(blocked: BlockedPeriod, first: string, last: string): BlockedOccurrence[] {
  const begins = blocked.from.slice(0, 10);
  const length = at(blocked.to) - at(blocked.from);
  const occurrenceOn = (day: string): BlockedOccurrence => {
    const from = `${day}${blocked.from.slice(10)}`;
    return { day, from, to: new Date(at(from) + length).toISOString().slice(0, 16) };
  };
  if (blocked.until === null) {
    const once = occurrenceOn(begins);
    return begins <= last && once.to > `${first}T00:00` ? [once] : [];
  }
  const found: BlockedOccurrence[] = [];
  // One that began the day before may reach into the first.
  const from = plusDays(first, -1);
  const until = blocked.until < last ? blocked.until : last;
  for (let day = begins > from ? begins : from; day <= until; day = plusDays(day, 1)) {
    if (!blocked.weekdays.includes(isoWeekday(day)) || blocked.except.includes(day)) continue;
    const occurrence = occurrenceOn(day);
    if (occurrence.to > `${first}T00:00`) found.push(occurrence);
  }
  return found;
}

const one = z.object({ blocked: id("blockedTime") });
const access = { who: "space", can: "appointments.read" } as const;

/** Times nobody is booked in: lunch, a meeting, something personal, a room in use. Part of the scheduling routes. */
export const blockedTimeRoutes = {
  listBlockedTimes: route({
    id: "scheduling.list-blocked-times",
    method: "GET",
    path: "/blocked-times",
    summary: "Blocked times that touch days of the calendar; colleagues' without their titles",
    access,
    query: z.object({ from: date, to: date }),
    response: z.object({ items: z.array(blockedTime), next: z.null() }),
    errors: [],
    touches: { table: "read" },
    calls: 1,
  }),
  createBlockedTime: route({
    id: "scheduling.create-blocked-time",
    method: "POST",
    path: "/blocked-times",
    summary: "Block a time of one's own, or of anybody or a room for the front desk and who manages",
    access,
    body: newBlockedTime,
    status: 201,
    response: blockedTime,
    errors: ["access.denied", "professional.unavailable", "office.not_found", "blocked_time.too_many"],
    touches: { table: "write" },
    // More where somebody else writes at the same moment.
    calls: 3,
    idempotent: true,
  }),
  updateBlockedTime: route({
    id: "scheduling.update-blocked-time",
    method: "PATCH",
    path: "/blocked-times/{blocked}",
    summary: "Move, resize, rename or repeat a blocked time; with `only`, one day of a repeated one",
    access,
    params: one,
    body: blockedTimeChange,
    response: z.object({ blocked: blockedTime }),
    errors: [
      "access.denied",
      "professional.unavailable",
      "office.not_found",
      "blocked_time.not_found",
      "blocked_time.stale",
      "blocked_time.too_many",
    ],
    touches: { table: "write" },
    calls: 3,
  }),
  removeBlockedTime: route({
    id: "scheduling.remove-blocked-time",
    method: "DELETE",
    path: "/blocked-times/{blocked}",
    summary: "Remove a blocked time, or one day of a repeated one",
    access,
    params: one,
    query: z.object({ only: date.optional() }),
    response: z.object({ id: z.string() }),
    errors: ["access.denied", "blocked_time.not_found"],
    touches: { table: "write" },
    calls: 3,
  }),
  restoreBlockedTime: route({
    id: "scheduling.restore-blocked-time",
    method: "POST",
    path: "/blocked-times/{blocked}/restore",
    summary: "Undo removing a blocked time, or one day of a repeated one, within a day",
    access,
    params: one,
    body: z.object({ only: date.optional() }),
    response: z.object({ blocked: blockedTime }),
    errors: ["access.denied", "blocked_time.not_found", "blocked_time.too_many"],
    touches: { table: "write" },
    calls: 3,
  }),
};
