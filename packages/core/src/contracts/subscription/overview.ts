import * as z from "zod";
import { sessionUser } from "../accounts/session.ts";
import { MODULES } from "../kernel/access.ts";
import { cents, date, instant, page, pageQuery } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { moduleOffer, PLAN_CODES, planTerms, priceTier, REFUSALS } from "./offers.ts";
import { studentProof } from "./student-proof.ts";

const refused = z.enum(REFUSALS).nullable();

/** A plan on offer, and whether this space may buy it or change to it. */
const offeredPlan = z.object({
  terms: planTerms,
  /** The price of a day, in cents, where the plan is bought by the month. */
  per_day_cents: cents.nullable(),
  refused,
  upgrade: z.object({ price_cents: cents, refused }),
});

const offeredModule = z.object({
  offer: moduleOffer,
  owned: z.object({ ends_on: date.nullable() }).nullable(),
  /** Whether it works for the space today. */
  works: z.boolean(),
  refused,
});

/** A clinic's plan and modules, what it uses of them, and what it may buy. */
export const subscriptionOverview = z.object({
  plan: z
    .object({
      terms: planTerms,
      tier: priceTier.nullable(),
      ends_on: date.nullable(),
      days_left: z.int().min(0),
      /** Days given near the end that the next purchase deducts. */
      days_owed: z.int().min(0),
    })
    .nullable(),
  /** In preview: the cheapest plan that holds what is used. Null where the preview is not shown; its plan is null where none does. */
  advice: z.object({ plan: z.enum(PLAN_CODES).nullable() }).nullable(),
  free_trial_used: z.boolean(),
  /** The proof of enrolment; null where none was sent. */
  student_proof: studentProof.nullable(),
  usage: z.object({
    patients: z.int().min(0),
    professionals: z.int().min(0),
    secretaries: z.int().min(0),
    users: z.int().min(0),
    disk_bytes: z.int().min(0),
    /** Text messages sent this month. */
    sms: z.int().min(0),
  }),
  plans: z.array(offeredPlan),
  modules: z.array(offeredModule),
  /** The first day on which the one active module can be switched; null where the plan has no single module. */
  switch_from: date.nullable(),
  /** Days between two switches. */
  switch_days: z.int().min(0),
  referral: z.object({
    code: z.string().nullable(),
    /** Days that both spaces get. */
    days: z.int().min(0),
    earned_days: z.int().min(0),
    /** Days that the next plan begins with. */
    waiting_days: z.int().min(0),
  }),
});
export type SubscriptionOverview = z.output<typeof subscriptionOverview>;

/** A clinic that registered with the code of one of the clinic's users. */
export const referredSpace = z.object({
  id: z.string(),
  name: z.string(),
  registered_at: instant,
  /** When its first payment gave both the days; null before. */
  rewarded_at: instant.nullable(),
  days: z.int().min(0),
});
export type ReferredSpace = z.output<typeof referredSpace>;

const managers = { who: "space", can: "clinic.manage" } as const;

export const overviewRoutes = {
  getOverview: route({
    id: "subscription.get-overview",
    method: "GET",
    path: "/subscription",
    summary: "The plan and modules, what is used of them, and what may be bought",
    access: managers,
    response: subscriptionOverview,
    errors: [],
    touches: { table: "read", files: "read" },
    calls: 8,
  }),
  switchModule: route({
    id: "subscription.switch-module",
    method: "PUT",
    path: "/subscription/active-module",
    summary: "Switches the one active module of a plan, once in the days of the setting; all data stays",
    access: managers,
    body: z.object({ module: z.enum(MODULES) }),
    response: z.object({ user: sessionUser }),
    errors: ["plan.requirements", "module.switched_recently"],
    touches: { table: "write", secret: true },
    calls: 5,
  }),
  listReferred: route({
    id: "subscription.list-referred",
    method: "GET",
    path: "/subscription/referrals",
    summary: "The clinics that came by the codes of this clinic's users, newest first",
    access: managers,
    query: pageQuery,
    response: page(referredSpace),
    errors: [],
    touches: { table: "read", secret: true },
    calls: 1,
  }),
} as const;
