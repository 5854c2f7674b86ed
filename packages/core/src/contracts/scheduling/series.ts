import * as z from "zod";
import { cents, date, id, instant, requiredText, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { APPOINTMENT_STATUSES, appointment } from "./appointments.ts";
import { bookingDuration, bookingStart, clash, existingPatientBooking } from "./booking.ts";

/** A series has at most a year of weeks. */
export const MAX_OCCURRENCES = 52;

/**
 * How a series repeats. All occurrences have the first one's wall-clock time in the clinic's time zone. A monthly series keeps the day
 * of the month, or uses the last day of shorter months. It ends on a day (included) or after a number of occurrences.
 */
export const seriesRule = z
  .object({
    frequency: z.enum(["daily", "weekly", "monthly"]),
    /** Every n days, weeks or months. */
    every: z.int().min(1).max(52).default(1),
    until: date.optional(),
    count: z
      .int()
      .min(2, { message: "series.count" })
      .max(MAX_OCCURRENCES, { message: "series.count" })
      .optional(),
  })
  .refine(({ until, count }) => (until === undefined) !== (count === undefined), {
    message: "series.end",
    path: ["count"],
  });
export type SeriesRule = z.output<typeof seriesRule>;

const planned = existingPatientBooking
  .omit({ current_appointment: true, waiting_entry: true })
  .extend({ rule: seriesRule });
export const newSeries = planned.extend({
  /** Starts from the preview that are not booked. */
  skip: z.array(instant).max(MAX_OCCURRENCES).default([]),
});

/** An occurrence before it is saved, with its clashes. */
const previewed = z.object({ index: z.int(), start: instant, end: instant, clashes: z.array(clash) });
export type PreviewedOccurrence = z.output<typeof previewed>;

/**
 * The outcome for an occurrence: `saved`, `clash` with the clashes, `skipped` as requested, `locked` (started, finished, missed,
 * cancelled or past), `stale` (somebody else changed it meanwhile), or `refused` with the error code.
 */
const outcome = z.object({
  index: z.int(),
  start: instant,
  result: z.enum(["saved", "clash", "skipped", "locked", "stale", "refused"]),
  appointment: appointment.nullable(),
  clashes: z.array(clash),
  code: z.string().nullable(),
  /** Only of a cancelled one: its status before, for undoing. */
  status_before: z.enum(APPOINTMENT_STATUSES).optional(),
});
export type OccurrenceOutcome = z.output<typeof outcome>;
export const seriesOutcome = z.object({ series: z.string(), occurrences: z.array(outcome) });
export type SeriesOutcome = z.output<typeof seriesOutcome>;

export const SERIES_SCOPES = ["this", "following", "all"] as const;
export type SeriesScope = (typeof SERIES_SCOPES)[number];
const scope = z.enum(SERIES_SCOPES);

/**
 * Changes of the occurrence in the request, applied to all in the scope. A new `start` gives the others its wall-clock time. If its
 * day changes too, each moves by as many days from its planned day.
 */
const seriesChanges = z.object({
  scope,
  start: bookingStart.optional(),
  duration: bookingDuration.optional(),
  professional: id("user").optional(),
  office: id("office").optional(),
  appointment_type: id("appointmentType").optional(),
  price: cents.optional(),
  notes: text(1000).optional(),
  override: z.boolean().default(false),
  skip: z.array(id("appointment")).max(MAX_OCCURRENCES).default([]),
  /** Of the occurrence in the request. */
  version,
});
export type SeriesChanges = z.output<typeof seriesChanges>;

/** How much of a series is cancelled, and why. */
export const seriesCancellation = z.object({ scope, reason: requiredText(500), version });

const one = z.object({ appointment: id("appointment") });
const access = { who: "space", can: "appointments.write" } as const;
const BOOKING_ERRORS = [
  "appointment.not_own",
  "patient.not_found",
  "patient.archived",
  "professional.unavailable",
  "office.not_found",
  "appointment_type.not_found",
] as const;

/** Series of appointments; part of the scheduling routes. */
export const seriesRoutes = {
  previewSeries: route({
    id: "scheduling.preview-series",
    method: "POST",
    path: "/series/preview",
    summary: "The occurrences of a series with their clashes; nothing is written",
    access,
    body: planned,
    response: z.object({ occurrences: z.array(previewed) }),
    errors: ["series.too_long", "office.not_found", "appointment_type.not_found"],
    touches: { table: "read" },
    calls: 7,
  }),
  createSeries: route({
    id: "scheduling.create-series",
    method: "POST",
    path: "/series",
    summary:
      "Book a series. Each occurrence is checked like a single booking; the answer names those that failed",
    access,
    body: newSeries,
    response: seriesOutcome,
    status: 201,
    errors: ["series.too_long", ...BOOKING_ERRORS],
    touches: { table: "write" },
    // Two for the first if the name is outdated, one for each further one, and the clashes of those that failed.
    calls: 2 * MAX_OCCURRENCES + 9,
    idempotent: true,
  }),
  previewSeriesChange: route({
    id: "scheduling.preview-series-change",
    method: "POST",
    path: "/appointments/{appointment}/series/preview",
    summary:
      "The new times of this, this and following, or all occurrences, with their clashes; nothing is written",
    access,
    params: one,
    body: seriesChanges,
    response: z.object({
      occurrences: z.array(previewed.extend({ appointment: z.string(), from: instant })),
    }),
    errors: ["appointment.not_found", "appointment.no_series", "appointment.stale", "office.not_found"],
    touches: { table: "read" },
    calls: 9,
  }),
  changeSeries: route({
    id: "scheduling.change-series",
    method: "PATCH",
    path: "/appointments/{appointment}/series",
    summary: "Move, resize or re-price this, this and following, or all occurrences",
    access,
    params: one,
    body: seriesChanges,
    response: seriesOutcome,
    errors: [
      "appointment.not_found",
      "appointment.no_series",
      "appointment.not_own",
      "appointment.stale",
      "professional.unavailable",
      "office.not_found",
    ],
    touches: { table: "write" },
    calls: 2 * MAX_OCCURRENCES + 8,
  }),
  cancelSeries: route({
    id: "scheduling.cancel-series",
    method: "POST",
    path: "/appointments/{appointment}/series/cancel",
    summary: "Cancel this, this and following, or all occurrences, with a reason",
    access,
    params: one,
    body: seriesCancellation,
    response: seriesOutcome,
    errors: ["appointment.not_found", "appointment.no_series", "appointment.stale"],
    touches: { table: "write" },
    calls: MAX_OCCURRENCES + 3,
  }),
};
