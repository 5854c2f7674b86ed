import * as z from "zod";
import { cents, date, id, instant, requiredText, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { APPOINTMENT_STATUSES, appointment } from "./appointments.ts";
import { bookingDuration, bookingStart, clash, existingPatientBooking } from "./booking.ts";

/** A series has at most a year of weeks. */
export const MAX_OCCURRENCES = 52;

/**
 * When a series repeats, from the first occurrence's wall-clock time in the space's zone. Monthly keeps the day of the
 * month, or the month's last day where it has none. It ends with a day (included) or after a count.
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
  /** Starts of the preview that shall not be booked. */
  skip: z.array(instant).max(MAX_OCCURRENCES).default([]),
});

/** An occurrence before it is saved: when, and what is in its way. */
const previewed = z.object({ index: z.int(), start: instant, end: instant, clashes: z.array(clash) });
export type PreviewedOccurrence = z.output<typeof previewed>;

/**
 * What became of an occurrence. `saved`, or `clash` with what is in the way, `skipped` as asked, `locked` (begun,
 * finished, missed, cancelled, or gone by), `stale` (somebody else wrote it meanwhile), `refused` with the code.
 */
const outcome = z.object({
  index: z.int(),
  start: instant,
  result: z.enum(["saved", "clash", "skipped", "locked", "stale", "refused"]),
  appointment: appointment.nullable(),
  clashes: z.array(clash),
  code: z.string().nullable(),
  /** Of one that was cancelled: what it was before, for whoever undoes it. */
  status_before: z.enum(APPOINTMENT_STATUSES).optional(),
});
export type OccurrenceOutcome = z.output<typeof outcome>;
export const seriesOutcome = z.object({ series: z.string(), occurrences: z.array(outcome) });
export type SeriesOutcome = z.output<typeof seriesOutcome>;

export const SERIES_SCOPES = ["this", "following", "all"] as const;
export type SeriesScope = (typeof SERIES_SCOPES)[number];
const scope = z.enum(SERIES_SCOPES);

/**
 * Changes as made to the named occurrence. A new `start` gives the others its wall-clock time; where its day changes
 * too, each moves by as many days from its planned day.
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
  /** Of the named occurrence. */
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

/** Appointments that repeat; part of the scheduling routes. */
export const seriesRoutes = {
  previewSeries: route({
    id: "scheduling.preview-series",
    method: "POST",
    path: "/series/preview",
    summary: "The occurrences a rule gives, with what is in the way of each; nothing is written",
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
    summary: "Book a series; each occurrence is checked as a booking of its own, and one that fails is named",
    access,
    body: newSeries,
    response: seriesOutcome,
    status: 201,
    errors: ["series.too_long", ...BOOKING_ERRORS],
    touches: { table: "write" },
    // Two for the first (a name that changed), one for each further, and what clashes with those that fail.
    calls: 2 * MAX_OCCURRENCES + 9,
    idempotent: true,
  }),
  previewSeriesChange: route({
    id: "scheduling.preview-series-change",
    method: "POST",
    path: "/appointments/{appointment}/series/preview",
    summary: "Where a change of this, this and following, or all would put them, with what is in the way",
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
