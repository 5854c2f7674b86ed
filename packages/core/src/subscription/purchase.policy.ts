import type { Order, OwnedModule, PlanTerms, PriceTier } from "../contracts/subscription/offers.ts";
import type { FormerPlan, SpaceItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import { activeModuleNow, paidMonthly, shortestTier } from "./order.policy.ts";
import { daysUntil, extended, monthlyPrice, withBought, withoutDays } from "./pricing.ts";

/** What becomes of a space's subscription. An attribute that is undefined is removed. */
export type SubscriptionChange = {
  [Name in
    | "plan_code"
    | "plan_terms"
    | "plan_tier"
    | "plan_ends_on"
    | "upgraded_from"
    | "days_owed"
    | "days_credit"
    | "owned_modules"
    | "active_module"
    | "first_paid_at"
    | "referral_days"]?: SpaceItem[Name] | undefined;
};

/** What a paid order gives to the space. Days of a referral are not part of it. */
export function purchased(
  space: SpaceItem,
  order: Order,
  { today, paymentId, at }: { today: string; paymentId: string; at: string },
): SubscriptionChange {
  const paid = order.total_cents > 0 && !space.first_paid_at ? { first_paid_at: at } : {};
  const { item, terms, tier } = order;
  if (item.kind === "module")
    return { ...paid, owned_modules: withModule(space, item.module, order.days + order.extra_days, today) };
  if (!terms) throw new Error("an order of a plan without its terms");
  if (item.kind === "upgrade") return { ...paid, ...upgraded(space, terms, paymentId, today) };
  if (!tier) throw new Error("an order of a plan without its tier");
  const active = terms.modules === "one" ? (activeModuleNow(space) ?? item.module) : space.active_module;
  const bought = boughtDays(space, { terms, tier, days: order.days + order.extra_days }, today);
  return {
    ...paid,
    ...bought,
    plan_code: terms.code,
    plan_terms: terms,
    owned_modules: carriedModules(space, terms, today),
    active_module: active ?? undefined,
    upgraded_from: formerPlan(space, paymentId, movedDays(space, bought, today)),
  };
}

/** The plan in force, as a refund restores it; undefined without one. */
function formerPlan(space: SpaceItem, payment_id: string, days?: number): FormerPlan | undefined {
  const before = Spaces.termsOf(space);
  if (!before) return undefined;
  return {
    payment_id,
    ...(days !== undefined && { days }),
    plan_code: before.code,
    plan_terms: before,
    ...(space.plan_tier && { plan_tier: space.plan_tier }),
    ...(space.active_module && { active_module: space.active_module }),
  };
}

/** Days left less days owed, of which a purchase adds what was bought and a refund takes the same. */
const balance = ({ plan_ends_on, days_owed }: SubscriptionChange, today: string) =>
  daysUntil(plan_ends_on ?? null, today) - (days_owed ?? 0);

const movedDays = (space: SpaceItem, bought: SubscriptionChange, today: string) =>
  balance(bought, today) - balance(space, today) - (space.days_credit ?? 0);

type Bought = { terms: PlanTerms; tier: PriceTier; days: number };

function boughtDays(space: SpaceItem, { terms, tier, days }: Bought, today: string): SubscriptionChange {
  const before = Spaces.termsOf(space);
  const ends_on = space.plan_ends_on ?? null;
  // Days of the same plan and of the free trial stay as they are.
  const keeps = !before || before.code === terms.code || before.modules === "chosen";
  const after = withBought(
    { ends_on, owed: space.days_owed ?? 0 },
    {
      days: days + (space.days_credit ?? 0),
      old: keeps ? null : paidMonthly(space),
      next: monthlyPrice(tier),
    },
    today,
  );
  const renewed = before?.code === terms.code && daysUntil(ends_on, today) > 0;
  // Of two prices of the days left the lower counts in an upgrade, so that a short renewal does not raise their value.
  const lower = renewed && space.plan_tier && monthlyPrice(space.plan_tier) < monthlyPrice(tier);
  return {
    plan_ends_on: after.ends_on ?? undefined,
    days_owed: after.owed || undefined,
    days_credit: undefined,
    plan_tier: lower ? space.plan_tier : tier,
  };
}

function upgraded(space: SpaceItem, terms: PlanTerms, paymentId: string, today: string): SubscriptionChange {
  return {
    plan_code: terms.code,
    plan_terms: terms,
    plan_tier: shortestTier(terms),
    owned_modules: carriedModules(space, terms, today),
    active_module: terms.modules === "one" ? Spaces.modulesOf(space)[0] : space.active_module,
    upgraded_from: formerPlan(space, paymentId),
  };
}

const laterEnd = (a: string | null, b: string | null) => (a === null || b === null ? null : a > b ? a : b);

/**
 * The modules owned after a change of plan. Those that a trial or a plan of one module included work on until the day on
 * which that plan would have ended.
 */
function carriedModules(space: SpaceItem, terms: PlanTerms, today: string): readonly OwnedModule[] {
  const owned = Spaces.ownedModulesOf(space);
  const before = Spaces.termsOf(space);
  const ends_on = space.plan_ends_on;
  if (terms.modules !== "owned" || !before || before.modules === "owned") return owned;
  if (!ends_on || ends_on < today) return owned;
  const included = Spaces.modulesOf(space);
  const kept = owned.map((module) =>
    included.includes(module.code) ? { ...module, ends_on: laterEnd(module.ends_on, ends_on) } : module,
  );
  const added = included.filter((code) => !owned.some((module) => module.code === code));
  return [...kept, ...added.map((code) => ({ code, ends_on }))];
}

/** The modules owned after days of one were bought. One without an end keeps none. */
function withModule(
  space: SpaceItem,
  code: OwnedModule["code"],
  days: number,
  today: string,
): readonly OwnedModule[] {
  const owned = Spaces.ownedModulesOf(space);
  const before = owned.find((module) => module.code === code);
  if (before?.ends_on === null) return owned;
  const ends_on = extended(before?.ends_on ?? null, today, days);
  return [...owned.filter((module) => module.code !== code), { code, ends_on }];
}

/**
 * What a refund takes back of what the order gave. Where the order was the latest of a plan, the plan that it replaced holds
 * again, with what was left of it; what was added since stays. Modules stay as they are, because they may have been bought
 * since: those that the plan does not include do not work under it.
 */
export function takenBack(
  space: SpaceItem,
  order: Order,
  { today, paymentId }: { today: string; paymentId: string },
): SubscriptionChange {
  const days = order.days + order.extra_days;
  const { item } = order;
  if (item.kind === "module")
    return {
      owned_modules: Spaces.ownedModulesOf(space).map((module) =>
        module.code === item.module && module.ends_on !== null
          ? { ...module, ends_on: withoutDays(module.ends_on, today, days) }
          : module,
      ),
    };
  const former = space.upgraded_from?.payment_id === paymentId ? space.upgraded_from : undefined;
  const restored = former && space.plan_code === item.plan ? restoredPlan(former) : {};
  if (item.kind === "upgrade" || !space.plan_ends_on) return restored;
  return {
    ...restored,
    plan_ends_on: withoutDays(space.plan_ends_on, today, former?.days ?? days),
  };
}

const restoredPlan = ({
  plan_code,
  plan_terms,
  plan_tier,
  active_module,
}: FormerPlan): SubscriptionChange => ({
  plan_code,
  plan_terms,
  plan_tier,
  active_module,
  upgraded_from: undefined,
});
