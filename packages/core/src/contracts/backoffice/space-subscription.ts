import * as z from "zod";
import { MODULES } from "../kernel/access.ts";
import { date, id, instant } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { subscriptionOverview } from "../subscription/overview.ts";

/** What a space bought, what is left of it and how much of it is used. */
export const spaceSubscription = z.object({
  plan: subscriptionOverview.shape.plan,
  usage: subscriptionOverview.shape.usage,
  modules: z.array(
    z.object({
      code: z.enum(MODULES),
      owned: z.object({ ends_on: date.nullable() }).nullable(),
      /** Whether it works today. */
      active: z.boolean(),
    }),
  ),
  /** Days that the next plan begins with. */
  days_credit: z.int().min(0),
  /** Days that were earned by referrals, in all. */
  referral_days: z.int().min(0),
  first_paid_at: instant.nullable(),
});
export type SpaceSubscription = z.output<typeof spaceSubscription>;

/** Spread into the domain `backoffice`. */
export const spaceSubscriptionRoutes = {
  getSpaceSubscription: route({
    id: "backoffice.get-space-subscription",
    method: "GET",
    path: "/backoffice/spaces/{space}/subscription",
    summary: "A space's plan and modules with what is left and used of them",
    access: { who: "admin", level: "super" },
    params: z.object({ space: id("space") }),
    response: spaceSubscription,
    errors: ["space.not_found"],
    touches: { table: "read" },
    calls: 5,
  }),
} as const;
