import type { Module } from "../contracts/kernel/access.ts";
import type {
  CartItem,
  ModuleOffer,
  Order,
  PlanCode,
  PlanTerms,
  PriceTier,
  Refusal,
} from "../contracts/subscription/offers.ts";
import { todayIn } from "../platform/clock.ts";
import type { SpaceItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import { daysOfMonths, daysUntil, discounted, monthlyPrice, tierPrice, upgradeCost } from "./pricing.ts";

/** What is sold now. */
export type Offers = {
  plans: Readonly<Record<PlanCode, PlanTerms>>;
  modules: Readonly<Record<Module, ModuleOffer>>;
};

/** An item's price before a discount code, or why the space cannot buy it. */
export type Priced =
  | (Pick<Order, "item" | "terms" | "tier" | "price_cents" | "days"> & { refused: null })
  | { refused: Refusal };

const no = (refused: Refusal) => ({ refused });

/** Plans without an upgrade (product, section 5). */
const NO_UPGRADE: readonly PlanCode[] = ["free_trial", "student"];

/** The tier with the fewest months: what an upgrade is priced by. */
export const shortestTier = ({ tiers }: PlanTerms): PriceTier | undefined =>
  [...tiers].sort((a, b) => a.months - b.months)[0];

/**
 * What a month of the space's plan was really paid, as `monthlyPrice`. Where no price is known, because days were given,
 * the plan's lowest.
 */
export function paidMonthly(space: SpaceItem): number {
  if (space.plan_tier) return monthlyPrice(space.plan_tier);
  const prices = (Spaces.termsOf(space)?.tiers ?? []).map(monthlyPrice);
  return prices.length > 0 ? Math.min(...prices) : 0;
}

/** Days left of the space's plan today. */
export const planDaysLeft = (space: SpaceItem): number =>
  daysUntil(space.plan_ends_on ?? null, todayIn(space.time_zone));

/** The active module of a plan in force that allows one. Buying such a plan again does not switch it. */
export const activeModuleNow = (space: SpaceItem): Module | undefined =>
  Spaces.termsOf(space)?.modules === "one" && planDaysLeft(space) > 0
    ? Spaces.modulesOf(space)[0]
    : undefined;

/** Prices an item for a space with what is sold now. */
export function priceItem(item: CartItem, space: SpaceItem, offers: Offers): Priced {
  if (item.kind === "plan") return pricePlan(item, space, offers);
  return item.kind === "module" ? priceModule(item, space, offers) : priceUpgrade(item, space, offers);
}

function pricePlan(item: CartItem & { kind: "plan" }, space: SpaceItem, offers: Offers): Priced {
  const terms = offers.plans[item.plan];
  const tier = terms.tiers.find(({ months }) => months === item.months);
  if (!terms.on_sale || !tier) return no("not_on_sale");
  if (item.plan === "student" && space.student_proof !== "approved") return no("student_proof");
  const module = terms.modules === "one" ? (activeModuleNow(space) ?? item.module) : null;
  if (terms.modules === "one") {
    if (!module) return no("choose_module");
    if (!offers.modules[module].on_sale && !Spaces.modulesOf(space).includes(module))
      return no("not_on_sale");
  }
  const days = daysOfMonths(item.months);
  return { item: { ...item, module }, terms, tier, price_cents: tierPrice(tier), days, refused: null };
}

function priceModule(item: CartItem & { kind: "module" }, space: SpaceItem, offers: Offers): Priced {
  const offer = offers.modules[item.module];
  const tier = offer.tiers.find(({ months }) => months === item.months);
  if (!offer.on_sale || !tier) return no("not_on_sale");
  if (Spaces.termsOf(space)?.modules !== "owned" || planDaysLeft(space) === 0) return no("plan_first");
  const owned = Spaces.ownedModulesOf(space).find(({ code }) => code === item.module);
  if (owned && owned.ends_on === null) return no("already_owned");
  const days = daysOfMonths(item.months);
  return { item, terms: null, tier, price_cents: tierPrice(tier), days, refused: null };
}

function priceUpgrade(item: CartItem & { kind: "upgrade" }, space: SpaceItem, offers: Offers): Priced {
  const left = planDaysLeft(space);
  if (!space.plan_code || left === 0) return no("no_days");
  if (item.plan === space.plan_code) return no("same_plan");
  if (NO_UPGRADE.includes(item.plan) || NO_UPGRADE.includes(space.plan_code)) return no("not_an_upgrade");
  const terms = offers.plans[item.plan];
  const tier = shortestTier(terms);
  if (!terms.on_sale || !tier) return no("not_on_sale");
  const old = paidMonthly(space);
  if (monthlyPrice(tier) <= old) return no("not_an_upgrade");
  const price_cents = upgradeCost(left, old, monthlyPrice(tier));
  return { item, terms, tier: null, price_cents, days: 0, refused: null };
}

/** The order of a priced item with what a discount code gives. */
export function orderOf(
  { refused: _, ...priced }: Priced & { refused: null },
  code: { code: string; amount_cents: number; days: number } | null,
): Order {
  return {
    ...priced,
    discount_code: code?.code ?? null,
    ...discounted(priced.price_cents, code?.amount_cents ?? 0),
    extra_days: code?.days ?? 0,
  };
}
