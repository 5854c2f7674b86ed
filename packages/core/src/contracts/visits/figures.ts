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
    id: "appointments.figures",
    method: "GET",
    path: "/patients/{patient}/figures",
    summary: "Every number of a patient's visits, newest first, to be followed over the years",
    access: { who: "space", can: "clinical.read" },
    params: z.object({ patient: id("patient") }),
    response: z.object({
      items: z.array(visitFigures),
      facts: z.record(z.string(), figureFacts),
      next: z.null(),
    }),
    errors: ["patient.not_found"],
    touches: { table: "write" },
    // One more where tests of the clinic's own were taken.
    calls: 4,
  }),
};
