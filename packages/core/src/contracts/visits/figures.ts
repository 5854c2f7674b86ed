import * as z from "zod";
import { id, instant } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";

/** A usual range; null for an end without a limit. */
const band = z.tuple([z.number().nullable(), z.number().nullable()]);

/** Facts about a figure that the apps do not know themselves: names of the clinic's own tests, and the ranges used. */
export const figureFacts = z.object({
  /** The newest name of the clinic's own test it belongs to. */
  test: z.string().optional(),
  /** The question; absent for a test's total. */
  label: z.string().optional(),
  unit: z.string().optional(),
  digits: z.int().optional(),
  band: band.optional(),
});
export type FigureFacts = z.output<typeof figureFacts>;

/** The figures of one visit by section and key, for example `vital_signs.heart_rate`. */
export const visitFigures = z.object({
  appointment: z.string(),
  start: instant,
  professional: z.string(),
  /** Whether the visit is signed. Others may still change. */
  signed: z.boolean(),
  figures: z.record(z.string(), z.number()),
});
export type VisitFigures = z.output<typeof visitFigures>;

export const figuresRoutes = {
  figures: route({
    id: "visits.figures",
    method: "GET",
    path: "/patients/{patient}/figures",
    summary: "The figures of a patient's visits, newest first, for plotting over time; by pages",
    access: { who: "space", can: "clinical.read" },
    params: z.object({ patient: id("patient") }),
    /** Continues where an earlier answer ended. */
    query: z.object({ until: instant.optional() }),
    /** Out of a hundred appointments. `next`: the `until` of the next page, null at the end. */
    response: z.object({
      items: z.array(visitFigures),
      facts: z.record(z.string(), figureFacts),
      next: instant.nullable(),
    }),
    errors: ["patient.not_found"],
    touches: { table: "write" },
    // Patient, visits, measurements and the audit trail. More for the clinic's own tests, merged records, open visits, and old
    // visits without stored measurements, which are computed and stored now.
    calls: 20,
  }),
};
