import * as z from "zod";
import { id, instant } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";

/** A usual range; null where an end has no limit. */
const band = z.tuple([z.number().nullable(), z.number().nullable()]);

/** What only the records themselves say of a figure: the words of the clinic's own test, the limits in force. */
export const figureFacts = z.object({
  /** The clinic's own test it belongs to, by its newest name. */
  test: z.string().optional(),
  /** The question; absent for a test's total. */
  label: z.string().optional(),
  unit: z.string().optional(),
  digits: z.int().optional(),
  band: band.optional(),
});
export type FigureFacts = z.output<typeof figureFacts>;

/** The figures of one visit, each by its section and its lasting key there: `vital_signs.heart_rate`. */
export const visitFigures = z.object({
  appointment: z.string(),
  start: instant,
  professional: z.string(),
  /** Signed; otherwise it may still change. */
  signed: z.boolean(),
  figures: z.record(z.string(), z.number()),
});
export type VisitFigures = z.output<typeof visitFigures>;

export const figuresRoutes = {
  figures: route({
    id: "visits.figures",
    method: "GET",
    path: "/patients/{patient}/figures",
    summary: "The numbers of a patient's visits, newest first, to be followed over the years; by pages",
    access: { who: "space", can: "clinical.read" },
    params: z.object({ patient: id("patient") }),
    /** Goes on where an earlier answer ended. */
    query: z.object({ until: instant.optional() }),
    /** Out of a hundred appointments; `next`: the instant at which older ones go on, null at the end. */
    response: z.object({
      items: z.array(visitFigures),
      facts: z.record(z.string(), figureFacts),
      next: instant.nullable(),
    }),
    errors: ["patient.not_found"],
    touches: { table: "write" },
    // Patient, visits, their numbers and the audit trail; more for tests of the clinic's own, for records of one person, for
    // a visit that is open, and for visits of before their numbers were kept, which are worked out and kept now.
    calls: 20,
  }),
};
