import * as z from "zod";
import { MODULES } from "../kernel/access.ts";
import { cents, date, instant, version } from "../kernel/primitives.ts";

/** The plans, from the smallest to the largest. Their terms are edited in the back office; their codes are fixed. */
export const PLAN_CODES = ["free_trial", "basic", "student", "pro"] as const;
export type PlanCode = (typeof PLAN_CODES)[number];

/** Days given when a payment begins near the plan's end, and deducted from what is bought. */
export const GRACE_DAYS = 3;

/** A price for a number of months: what one month costs, in cents, and the discount on all of them, in percent. */
export const priceTier = z.object({
  months: z.int().min(1).max(36),
  monthly_cents: cents,
  discount_percent: z.int().min(0).max(100),
});
export type PriceTier = z.output<typeof priceTier>;

/**
 * What a plan allows and costs. A space that buys a plan keeps the terms it was bought under, so that editing a plan
 * changes only what is bought afterwards. `null` is no limit.
 */
export const planTerms = z.object({
  code: z.enum(PLAN_CODES),
  max_patients: z.int().min(1).nullable(),
  max_professionals: z.int().min(0),
  max_secretaries: z.int().min(0),
  max_disk_bytes: z.int().min(0),
  sms: z.boolean(),
  /** Text messages included in each calendar month; 0 without SMS. */
  sms_per_month: z.int().min(0),
  /** Days that the plan lasts where it is not sold by months, as the free trial. */
  trial_days: z.int().min(1).nullable(),
  /** `chosen`: as many as the manager selects; `one`: one active module; `owned`: every module the space owns. */
  modules: z.enum(["chosen", "one", "owned"]),
  /** Empty for a plan that is not sold. */
  tiers: z.array(priceTier).max(8),
  /** Whether it can be bought now. */
  on_sale: z.boolean(),
  /** The version of the plan's row that these terms come from; 0 for the terms the product ships with. */
  version: z.int().min(0),
});
export type PlanTerms = z.output<typeof planTerms>;

/** A module as it is sold: its texts in both languages, picture and prices. */
export const moduleOffer = z.object({
  code: z.enum(MODULES),
  name: z.object({ en: z.string(), pt: z.string() }),
  description: z.object({ en: z.string(), pt: z.string() }),
  picture_url: z.string().nullable(),
  tiers: z.array(priceTier).max(8),
  /** Discontinued modules stay with whoever owns them and cannot be bought. */
  on_sale: z.boolean(),
  version: z.int().min(0),
});
export type ModuleOffer = z.output<typeof moduleOffer>;

/** A module that a space has, until a day or, with null, as long as its plan. */
export type OwnedModule = { code: (typeof MODULES)[number]; ends_on: string | null };

/** A discount code: an amount, days, or both, within its dates and its number of uses. */
export const discountCode = z.object({
  /** Upper-case letters, digits and hyphens. */
  code: z.string().regex(/^[A-Z0-9-]{3,30}$/, { message: "discount.invalid" }),
  amount_cents: cents,
  days: z.int().min(0).max(366),
  valid_from: date,
  valid_to: date,
  /** Uses in all; a payment in progress holds one. */
  max_uses: z.int().min(1).max(1_000_000),
  max_uses_per_space: z.int().min(1).max(1000),
  uses: z.int().min(0),
  active: z.boolean(),
  created_at: instant,
  version,
});
export type DiscountCode = z.output<typeof discountCode>;

/** Why a discount code cannot be used. Codes of messages. */
export const DISCOUNT_PROBLEMS = [
  "discount.unknown",
  "discount.expired",
  "discount.used_up",
  "discount.used_by_space",
] as const;
export type DiscountProblem = (typeof DISCOUNT_PROBLEMS)[number];

/** Why a space cannot buy an item. All are answered with 403 `plan.requirements`. */
export const REFUSALS = [
  "not_on_sale",
  "student_proof",
  "choose_module",
  "plan_first",
  "already_owned",
  "no_days",
  "same_plan",
  "not_an_upgrade",
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What the cart holds. `upgrade` changes the plan for the days that are left. */
export const cartItem = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("plan"),
    plan: z.enum(PLAN_CODES),
    months: z.int().min(1).max(36),
    /** The one active module of a plan that allows one. */
    module: z.enum(MODULES).nullable(),
  }),
  z.object({ kind: z.literal("module"), module: z.enum(MODULES), months: z.int().min(1).max(36) }),
  z.object({ kind: z.literal("upgrade"), plan: z.enum(PLAN_CODES) }),
]);
export type CartItem = z.output<typeof cartItem>;

/** The cart's item with its price, in cents, as it was computed when a payment began. Nothing in it changes later. */
export const order = z.object({
  item: cartItem,
  /** Terms of the plan that is bought; null for a module. */
  terms: planTerms.nullable(),
  /** The tier that is bought; null for an upgrade. */
  tier: priceTier.nullable(),
  /** Price of the item after the tier's discount, before a code. */
  price_cents: cents,
  discount_code: z.string().nullable(),
  discount_cents: cents,
  /** Never below 0. An order of 0 completes at once. */
  total_cents: cents,
  /** Days that the order adds to the plan or the module, without the code's. */
  days: z.int().min(0),
  /** Days that the discount code adds. */
  extra_days: z.int().min(0),
});
export type Order = z.output<typeof order>;
