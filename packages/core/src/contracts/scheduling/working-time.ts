import * as z from "zod";
import { date, id, requiredText, text, wallTime } from "../kernel/primitives.ts";

/** The end of a stretch of working time; `24:00` is the end of the day. */
const endTime = wallTime.or(z.literal("24:00", { message: "time.invalid" }));

/** A stretch of working time on a weekday, in wall-clock time of the clinic's zone. The gap between two stretches is a break. */
export const workingStretch = z
  .object({
    /** ISO: 1 Monday … 7 Sunday. */
    weekday: z.int().min(1).max(7),
    from: wallTime,
    to: endTime,
    /** The establishment where these hours apply; null for every one. */
    establishment: id("establishment").nullable().default(null),
  })
  .refine(({ from, to }) => from < to, { message: "hours.order", path: ["to"] });
export type WorkingStretch = z.output<typeof workingStretch>;

/** The working hours of a week; stretches must not overlap. Empty: the hours that the user's calendar shows. */
export const workingHours = z
  .array(workingStretch)
  .max(70)
  .superRefine((stretches, context) => {
    for (const [index, one] of stretches.entries())
      if (stretches.slice(0, index).some((other) => meet(one, other)))
        context.addIssue({ code: "custom", message: "hours.overlap", path: [index, "from"] });
  });
export type WorkingHours = z.output<typeof workingHours>;

const meet = (one: WorkingStretch, other: WorkingStretch) =>
  one.weekday === other.weekday && one.from < other.to && other.from < one.to;

/** A wall-clock time in the clinic's zone, `YYYY-MM-DDTHH:MM`. */
export const wallMoment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, { message: "date.invalid" })
  .refine((value) => date.safeParse(value.slice(0, 10)).success, { message: "date.invalid" });

/** A day, or a day with a wall-clock time. */
export const dayOrMoment = date.or(wallMoment);

/** Whole days (both included) or two wall-clock times in the clinic's zone. */
const absenceFields = z.object({
  from: date.or(wallMoment),
  to: date.or(wallMoment),
  reason: text(120).default(""),
});
export const absence = absenceFields
  .refine(({ from, to }) => from.length === to.length, { message: "time_off.mixed", path: ["to"] })
  .refine(({ from, to }) => (from.length === 10 ? from <= to : from < to), {
    message: "time_off.order",
    path: ["to"],
  });
export type Absence = z.output<typeof absence>;

export const timeOff = z.array(absence).max(100);
/** Days, both included, on which the whole clinic (`null`) or one establishment is closed. */
export const closedDays = z
  .array(
    z
      .object({
        from: date,
        to: date,
        name: requiredText(80),
        establishment: id("establishment").nullable().default(null),
      })
      .refine(({ from, to }) => from <= to, { message: "time_off.order", path: ["to"] }),
  )
  .max(100);
export type ClosedDays = z.output<typeof closedDays>[number];

/** Time off with the user who entered it, if known. */
export const enteredTimeOff = z.array(absenceFields.extend({ entered_by: z.string().optional() }));

export type TimeOff = z.output<typeof timeOff>;
