import * as z from "zod";
import { date, id, instant, wallTime } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { appointment } from "./appointments.ts";
import { bookingDuration } from "./booking.ts";
import { dayOrMoment } from "./working-time.ts";

/** The most ledger items a search for free times reads: one per day of each professional, office and patient. */
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

/** Free times, polling, upcoming and affected appointments, and the calendar feed; part of the scheduling routes. */
export const calendarRoutes = {
  freeTimes: route({
    id: "scheduling.free-times",
    method: "GET",
    path: "/free-times",
    summary: "Times at which a professional, an office and the patient are free, within working hours",
    access,
    query: z.object({
      /** Ids separated by commas; all professionals, or all offices, when absent. */
      professionals: listOf(id("user")).optional(),
      offices: listOf(id("office")).optional(),
      patient: id("patient").optional(),
      /** Days of the clinic's calendar, both included. */
      from: date,
      to: date,
      /** Wall-clock times of the clinic between which the whole appointment lies. */
      after: wallTime.default("00:00"),
      before: wallTime.or(z.literal("24:00")).default("24:00"),
      /** ISO weekdays separated by commas; 1 is Monday. */
      weekdays: listOf(z.enum(["1", "2", "3", "4", "5", "6", "7"]).transform(Number)).optional(),
      duration: z.coerce.number().pipe(bookingDuration),
      /** Continues where an earlier answer ended. */
      since: instant.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    /** By start, then in the order of `professionals`. `next`: the `since` of the next page. */
    response: z.object({ items: z.array(freeTime), next: instant.nullable() }),
    errors: ["range.invalid", "range.too_wide"],
    touches: { table: "read" },
    // Days are read in growing parts: one, two, four …
    calls: 2 + MAX_FINDER_READS / 100 + 6,
  }),
  changeToken: route({
    id: "scheduling.change-token",
    method: "GET",
    path: "/appointments/changes",
    summary: "A token that changes when an appointment of those days does, for cheap polling",
    access,
    query: z.object({ from: instant, to: instant }),
    response: z.object({
      mark: z.string(),
      /** Seconds since the last change in those days; null if none is stored. */
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
      "Upcoming appointments of a patient or professional, and the number of started visits that are not signed",
    // Shown before a patient is archived or a user deactivated, which only managers may do.
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
      /** Visits that are started and not signed. */
      begun: z.int(),
    }),
    errors: ["patient.not_found"],
    touches: { table: "read" },
    // One more for each merged record.
    calls: 3,
  }),
  affectedAppointments: route({
    id: "scheduling.affected-appointments",
    method: "GET",
    path: "/appointments/covered",
    summary:
      "Upcoming appointments in a professional's time off, a blocked time, or closed days of the clinic or an establishment",
    access,
    query: z.object({
      /** The professional who is absent; the clinic's closed days when absent. */
      professional: id("user").optional(),
      /** The establishment that is closed; all of them when absent. */
      establishment: id("establishment").optional(),
      /** Only in the occurrences of this blocked time; `professional` is not needed then. */
      blocked: id("blockedTime").optional(),
      from: dayOrMoment,
      to: dayOrMoment,
    }),
    /** By start. `more`: there are further ones. */
    response: z.object({ items: z.array(appointment), more: z.boolean() }),
    errors: ["access.denied", "blocked_time.not_found"],
    touches: { table: "read" },
    calls: 5,
  }),
  getFeed: route({
    id: "scheduling.get-feed",
    method: "GET",
    path: "/calendar-feed",
    summary: "When the caller's private calendar feed was created, or null; never its address",
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
    summary: "Create a private calendar feed. An earlier address stops working; the new one is shown once",
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
    summary: "Delete the caller's private calendar feed",
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
    summary: "The feed for calendar programs: times, places and initials, nothing clinical",
    access: { who: "public" },
    params: z.object({ token: z.string().regex(/^[\w-]{27}(\.ics)?$/, { message: "token.invalid" }) }),
    response: z.string(),
    produces: "text/calendar; charset=utf-8",
    errors: ["feed.not_found"],
    touches: { table: "read" },
    calls: 17,
  }),
};
