import * as z from "zod";
import { daysBetween, isoWeekday, plusDays } from "../../time/days.ts";
import { date, id, requiredText, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { wallMoment } from "./working-time.ts";

/**
 * The most blocked times of one professional, and of all rooms together. When there are more, those that ended long ago are
 * deleted first. They are stored in one item of at most 409,600 bytes: each takes up to 540 bytes, and 11 for each left-out
 * day, together 330 kB.
 */
export const MAX_BLOCKED_TIMES = 200;
/** The most left-out days of a repeated blocked time. */
export const MAX_DAYS_LEFT_OUT = 100;
/** The most days between the first and the last occurrence. */
export const MAX_REPEAT_DAYS = 366;
const MAX_HOURS = 24;

const weekday = z.int().min(1).max(7);
const fields = z.object({
  /** Exactly one of professional and office is set. */
  professional: id("user").nullable().default(null),
  office: id("office").nullable().default(null),
  title: requiredText(80),
  /** The first occurrence in wall-clock time of the clinic's zone, so that it stays the same across changes of the clocks. */
  from: wallMoment,
  to: wallMoment,
  /** ISO weekdays on which it repeats, until the day `until` (included). Empty if it does not repeat. */
  weekdays: z.array(weekday).max(7).default([]),
  until: date.nullable().default(null),
  /** Days on which a repeated blocked time is left out. */
  except: z.array(date).max(MAX_DAYS_LEFT_OUT, { message: "blocked_time.too_many_left_out" }).default([]),
});
type Fields = z.output<typeof fields>;

const at = (moment: string) => Date.parse(`${moment}:00Z`);
const onStep = (moment: string) => at(moment) % 300_000 === 0;

/** Checks the fields together: order, five-minute steps, at most a day long, repeated for at most a year. */
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
    /** Empty keeps the title: users who move a colleague's blocked time do not see it. */
    title: text(80).default(""),
    /** May be as many as are stored already, even above the limit. */
    except: z.array(date).max(MAX_REPEAT_DAYS).default([]),
    /** Change only this day of a repeated one. It becomes a separate blocked time. */
    only: date.optional(),
    version,
  }),
);

export const blockedTime = fields.extend({
  id: z.string(),
  /** May exceed the limit if it was stored before the limit existed. */
  except: z.array(date),
  /** Empty for colleagues, who see only that the time is blocked. */
  title: z.string(),
  /** Whether the caller may change it. */
  editable: z.boolean(),
  version,
});
export type BlockedTime = z.output<typeof blockedTime>;

/** The fields of a blocked time that determine its occurrences. */
export type BlockedPeriod = Pick<Fields, "from" | "to" | "weekdays" | "until" | "except">;
/** One occurrence, in wall-clock time of the clinic's zone. */
export type BlockedOccurrence = { day: string; from: string; to: string };

/** The occurrences of a blocked time that overlap the days `first` to `last`, both included. Pure. */
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
  // An occurrence that starts on the day before may last into the first day.
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

/** Blocked times, such as lunch, a meeting or a room in use. Part of the scheduling routes. */
export const blockedTimeRoutes = {
  listBlockedTimes: route({
    id: "scheduling.list-blocked-times",
    method: "GET",
    path: "/blocked-times",
    summary: "Blocked times that overlap days of the calendar; colleagues' without titles",
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
    summary: "Block one's own time; front desk and managers also others' time and rooms",
    access,
    body: newBlockedTime,
    status: 201,
    response: blockedTime,
    errors: [
      "access.denied",
      "professional.unavailable",
      "office.not_found",
      "blocked_time.duplicate",
      "blocked_time.too_many",
    ],
    touches: { table: "write" },
    // More if somebody else writes at the same moment.
    calls: 3,
    idempotent: true,
  }),
  updateBlockedTime: route({
    id: "scheduling.update-blocked-time",
    method: "PATCH",
    path: "/blocked-times/{blocked}",
    summary: "Change time, title or repetition of a blocked time; with `only`, of one day of a repeated one",
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
      "blocked_time.duplicate",
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
    errors: ["access.denied", "blocked_time.not_found", "blocked_time.duplicate", "blocked_time.too_many"],
    touches: { table: "write" },
    calls: 3,
  }),
};
