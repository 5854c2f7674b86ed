import * as z from "zod";
import { date, id, instant, wallTime } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { appointment } from "./appointments.ts";
import { bookingDuration } from "./booking.ts";
import { dayOrMoment } from "./working-time.ts";

/** Most items the finder reads: one per professional, office or patient and day. */
export const MAX_FINDER_READS = 600;
export const MAX_FINDER_DAYS = 62;

const listOf = <S extends z.ZodType<unknown, string>>(item: S) =>
  z
    .string()
    .max(2000)
    .transform((value) => value.split(",").filter(Boolean))
    .pipe(z.array(item).max(60));

const freeTime = z.object({ start: instant, end: instant, professional: z.string(), office: z.string() });
export type FreeTime = z.output<typeof freeTime>;

const access = { who: "space", can: "appointments.read" } as const;

/** What the calendar asks besides its appointments; part of the scheduling routes. */
export const calendarRoutes = {
  freeTimes: route({
    id: "scheduling.free-times",
    method: "GET",
    path: "/free-times",
    summary:
      "Times at which a professional, an office and the patient are free, working hours, time off and blocked times kept",
    access,
    query: z.object({
      /** Ids with commas between; all who treat, all offices, when absent. */
      professionals: listOf(id("user")).optional(),
      offices: listOf(id("office")).optional(),
      patient: id("patient").optional(),
      /** Days of the clinic's calendar, both included. */
      from: date,
      to: date,
      /** Wall-clock hours of the clinic between which the whole visit lies. */
      after: wallTime.default("00:00"),
      before: wallTime.or(z.literal("24:00")).default("24:00"),
      /** ISO weekdays with commas between, 1 Monday. */
      weekdays: listOf(z.enum(["1", "2", "3", "4", "5", "6", "7"]).transform(Number)).optional(),
      duration: z.coerce.number().pipe(bookingDuration),
      /** Goes on where an earlier answer ended. */
      since: instant.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    /** By start, then in the order the professionals were named. `next`: the start at which the rest begins. */
    response: z.object({ items: z.array(freeTime), next: instant.nullable() }),
    errors: ["range.invalid", "range.too_wide"],
    touches: { table: "read" },
    // Days are read as they are needed, twice as many each time.
    calls: 2 + MAX_FINDER_READS / 100 + 6,
  }),
  changeToken: route({
    id: "scheduling.change-token",
    method: "GET",
    path: "/appointments/changes",
    summary: "A mark that changes when an appointment of those days does: cheap to ask every few seconds",
    access,
    query: z.object({ from: instant, to: instant }),
    response: z.object({
      mark: z.string(),
      /** Seconds since those days changed last; null where nothing is known of it. */
      changed_ago: z.int().min(0).nullable(),
    }),
    errors: ["range.invalid"],
    touches: { table: "read" },
    calls: 1,
  }),
  upcoming: route({
    id: "scheduling.upcoming",
    method: "GET",
    path: "/appointments/ahead",
    summary:
      "What is still to come of a patient or with a professional, and how many visits are begun and not signed",
    // Asked before somebody is archived or deactivated: by those who may do that.
    access: { who: "space", can: "clinic.manage" },
    query: z
      .object({ patient: id("patient").optional(), professional: id("user").optional() })
      .refine(({ patient, professional }) => (patient === undefined) !== (professional === undefined), {
        message: "required",
        path: ["patient"],
      }),
    response: z.object({
      count: z.int(),
      first: z.array(appointment),
      /** Begun and not signed. */
      begun: z.int(),
    }),
    errors: ["patient.not_found"],
    touches: { table: "read" },
    // One more for each record merged into the patient's.
    calls: 3,
  }),
  affectedAppointments: route({
    id: "scheduling.affected-appointments",
    method: "GET",
    path: "/appointments/covered",
    summary:
      "Appointments still to come in somebody's time off, in a blocked time, or on days the clinic or a place is closed",
    access,
    query: z.object({
      /** Whose time off; the clinic's closed days when absent. */
      professional: id("user").optional(),
      /** The place that is closed; all of them when absent. */
      establishment: id("establishment").optional(),
      /** Only in the times of a blocked one; whose it is need not be said. */
      blocked: id("blockedTime").optional(),
      from: dayOrMoment,
      to: dayOrMoment,
    }),
    /** Soonest first. `more`: there are others after these. */
    response: z.object({ items: z.array(appointment), more: z.boolean() }),
    errors: ["access.denied", "blocked_time.not_found"],
    touches: { table: "read" },
    calls: 5,
  }),
  getFeed: route({
    id: "scheduling.get-feed",
    method: "GET",
    path: "/calendar-feed",
    summary: "Whether the caller has a private calendar feed, and since when; never its address",
    access,
    response: z.object({ created_at: instant.nullable() }),
    errors: [],
    touches: { table: "read" },
    calls: 1,
  }),
  createFeed: route({
    id: "scheduling.create-feed",
    method: "POST",
    path: "/calendar-feed",
    summary: "Make a private calendar feed; an earlier address stops working. The address is shown once",
    access,
    response: z.object({ url: z.string(), created_at: instant }),
    status: 201,
    errors: [],
    touches: { table: "write" },
    calls: 2,
  }),
  revokeFeed: route({
    id: "scheduling.revoke-feed",
    method: "DELETE",
    path: "/calendar-feed",
    summary: "Stop the caller's private calendar feed",
    access,
    response: z.object({ created_at: z.null() }),
    errors: [],
    touches: { table: "write" },
    calls: 2,
    needsPlan: false,
  }),
  feed: route({
    id: "scheduling.feed",
    method: "GET",
    path: "/calendar-feed/{token}",
    summary: "The feed itself, for calendar programs: times, places and initials, nothing clinical",
    access: { who: "public" },
    params: z.object({ token: z.string().regex(/^[\w-]{27}(\.ics)?$/, { message: "token.invalid" }) }),
    response: z.string(),
    produces: "text/calendar; charset=utf-8",
    errors: ["feed.not_found"],
    touches: { table: "read" },
    calls: 17,
  }),
};
