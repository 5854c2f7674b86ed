import * as z from "zod";
import { PAYMENT_METHODS } from "../billing/billing.ts";
import { date, id } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { AGE_GROUPS, COUNTED_GENDERS, REASONS, TOTALS, TREATMENT_KINDS } from "./terms.ts";

/** The most days of one period: ten years. */
export const MAX_PERIOD_DAYS = 3660;
/** A period of more days is shown by month, a shorter one by day. */
export const MOST_SHOWN_BY_DAY = 92;
/** The most entries of each list of what was used or found most. */
export const MOST_LISTED = 50;
/** The most diagnoses and the most patterns whose pairs are shown. */
export const MOST_PAIRED = 30;

const count = z.int();
const period = z.object({ from: date, to: date });
const totals = z.object(
  Object.fromEntries(TOTALS.map((name) => [name, count])) as Record<(typeof TOTALS)[number], typeof count>,
);
export type Totals = z.output<typeof totals>;

/**
 * Different patients of a period. The two are equal and exact for a period that begins on the first of a month, and for one without a
 * whole month in it. Otherwise the number lies between them.
 */
const seenPatients = z.object({ least: count, most: count });

/** A day, or a month, with what happened in it. */
const bucket = z.object({
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  when: z.string(),
  done: count,
  missed: count,
  cancelled: count,
  new_patients: count,
  income: count,
});
export type Bucket = z.output<typeof bucket>;

const group = { age: z.enum(AGE_GROUPS), gender: z.enum(COUNTED_GENDERS) };

/** The numbers of the practice in a period. Money is in cents. */
const statistics = z.object({
  period,
  /** What the period is compared with; see `periodBefore`. */
  before: period,
  totals,
  totals_before: totals,
  /** Different patients with an appointment that took place; those who are not new patients return. */
  seen: seenPatients,
  seen_before: seenPatients,
  /** False while appointments of earlier versions are still being counted. */
  is_complete: z.boolean(),
  /** Oldest first, without gaps. */
  series: z.array(bucket),
  reasons: z.array(z.object({ outcome: z.enum(["missed", "cancelled"]), reason: z.enum(REASONS), count })),
  /** Appointments that took place, and new patients, by the patient's age on the day of the appointment. */
  groups: z.array(z.object({ ...group, done: count, new_patients: count })),
  /** The clinic's active patients today, by the age they reach this year. Null where only one's own numbers are shown. */
  patients: z.array(z.object({ ...group, count })).nullable(),
  /** `name` is empty for a type that was deleted. */
  types: z.array(z.object({ id: z.string(), name: z.string(), done: count, income: count })),
  methods: z.array(z.object({ method: z.enum(PAYMENT_METHODS), income: count })),
  professionals: z.array(
    z.object({ id: z.string(), done: count, missed: count, cancelled: count, income: count, unpaid: count }),
  ),
  places: z.array(z.object({ id: z.string(), done: count, income: count })),
});
export type Statistics = z.output<typeof statistics>;

const counted = z.object({ key: z.string(), count });
/** The clinical numbers of signed appointments in a period. */
const clinicalStatistics = z.object({
  period,
  is_complete: z.boolean(),
  signed: count,
  /** Most frequent first. */
  icd: z.array(z.object({ code: z.string(), title: z.string(), count })),
  /** Chinese-medicine patterns by key. */
  patterns: z.array(counted),
  /** How often a diagnosis and a pattern of these lists were made in the same appointment. */
  pairs: z.array(z.object({ code: z.string(), pattern: z.string(), count })),
  treatments: z.array(z.object({ key: z.enum(TREATMENT_KINDS), count })),
  /** Other and own treatments by name. */
  named: z.array(counted),
  /** Points by code, the clinic's own by name. */
  points: z.array(counted),
  formulas: z.array(counted),
  /** Monitored symptoms answered last in the period: means of the first and last value, 1 to 10. */
  symptoms: z.array(
    z.object({ treatment: z.enum(TREATMENT_KINDS), count, first: z.number(), last: z.number() }),
  ),
});
export type ClinicalStatistics = z.output<typeof clinicalStatistics>;

const query = z.object({
  from: date,
  to: date,
  place: id("establishment").optional(),
  /** Those who do not manage the clinic always get their own numbers. */
  professional: id("user").optional(),
});
const errors = ["establishment.not_found", "user.not_found", "access.denied"] as const;

/** Statistics: managers all, professionals their own numbers. */
export const statisticsRoutes = {
  get: route({
    id: "statistics.get",
    method: "GET",
    path: "/statistics",
    summary: "Appointments, income and patients of a period, with the period before",
    access: { who: "space", can: "statistics.read" },
    query,
    response: statistics,
    errors,
    // Folded sums of long periods are stored, see `foldedPart`.
    touches: { table: "write" },
    // How far the records are counted, the period beside the period before; then what changed in a long period, stored again. Free
    // periods of more than a hundred parts take one more.
    calls: 7,
  }),
  getClinical: route({
    id: "statistics.get-clinical",
    method: "GET",
    path: "/statistics/clinical",
    summary: "Diagnoses, patterns, treatments and the change of symptoms in a period",
    access: { who: "space", can: "statistics.read" },
    query,
    response: clinicalStatistics,
    errors,
    touches: { table: "write" },
    // The same with two kinds of sums, whose days fill a second hundred in free periods.
    calls: 8,
  }),
};
