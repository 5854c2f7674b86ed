import * as z from "zod";
import { id, instant } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { adminPlanPayment } from "../plan-payments/plan-payments.ts";
import { spaceRow } from "./space-detail.ts";

/** What happened in a month (UTC) in all spaces together. */
const monthFigures = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  spaces: z.int(),
  trials: z.int(),
  /** Spaces that paid for the first time after a free trial. */
  conversions: z.int(),
  /** Cents received by each method, and cents given back. */
  mb_way: z.int(),
  reference: z.int(),
  transfer: z.int(),
  refunded: z.int(),
});
export type MonthFigures = z.output<typeof monthFigures>;

/** The oldest of what waits; `more` where there are others. */
const waiting = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), more: z.boolean() });

/** Spread into the domain `backoffice`. */
export const overviewRoutes = {
  overview: route({
    id: "backoffice.overview",
    method: "GET",
    path: "/backoffice/overview",
    summary: "The last months in figures, and what waits for a decision",
    access: { who: "admin", level: "super" },
    response: z.object({
      /** This month first. */
      months: z.array(monthFigures),
      student_proofs: waiting(z.object({ space: id("space"), space_name: z.string(), since: instant })),
      payments: waiting(adminPlanPayment),
      /** Providers that wait to be verified. */
      providers: waiting(spaceRow),
    }),
    errors: [],
    touches: { table: "read", secret: true },
    // Three, and those of a filtered list of spaces.
    calls: 7,
  }),
} as const;
