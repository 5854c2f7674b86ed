import type { PriceTier } from "../contracts/subscription/offers.ts";
import { GRACE_DAYS } from "../contracts/subscription/offers.ts";
import { daysBetween, plusDays } from "../time/days.ts";

/**
 * Every price and every day of the subscription is computed here, in integer cents and whole days.
 *
 * Amounts are rounded once, at the end of a computation, half a cent up. Until then they are fractions of whole numbers.
 */
const rounded = (numerator: number, denominator: number) =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/** A price for 30 days in hundredths of a cent, which keeps the percentage exact. */
export const monthlyPrice = ({ monthly_cents, discount_percent }: PriceTier): number =>
  monthly_cents * (100 - discount_percent);

/** What all months of a tier cost, in cents, after its discount. */
export const tierPrice = (tier: PriceTier): number => rounded(tier.months * monthlyPrice(tier), 100);

/** The price of a day, in cents: a month's divided by 30 (product, section 9). For display; nothing is computed from it. */
export const pricePerDay = (tier: PriceTier): number => rounded(monthlyPrice(tier), 30 * 100);

/** Days of a number of months: 30 for one, 365 for twelve. */
export const daysOfMonths = (months: number): number => rounded(months * 365, 12);

/**
 * What it costs to change the plan for the days that are left, in cents: the days times the difference of the prices of
 * a day, never below 0. Prices as {@link monthlyPrice}.
 */
export const upgradeCost = (daysLeft: number, old: number, next: number): number =>
  Math.max(0, rounded(daysLeft * (next - old), 30 * 100));

/** What is taken off a price and what is left to pay, in cents. The total is never below 0. */
export function discounted(price: number, amount: number): { discount_cents: number; total_cents: number } {
  const discount_cents = Math.min(price, amount);
  return { discount_cents, total_cents: price - discount_cents };
}

/** A plan's last day, null where it never had one, and the days of grace that the next purchase deducts. */
export type PlanDays = { ends_on: string | null; owed: number };

/** Days of a plan that are left, today included. */
export const daysUntil = (endsOn: string | null, today: string): number =>
  endsOn ? Math.max(0, daysBetween(today, endsOn) + 1) : 0;

const endingAfter = (days: number, today: string) => plusDays(today, days - 1);

/** The last day after days are added from today on or, where more are left, after the last one. */
export const extended = (endsOn: string | null, today: string, days: number): string =>
  endingAfter(daysUntil(endsOn, today) + days, today);

/**
 * The three days that a payment gives when it begins with three or fewer left; null where there are more, or where
 * earlier ones have not been deducted yet.
 */
export function withGrace({ ends_on, owed }: PlanDays, today: string): PlanDays | null {
  if (owed > 0 || daysUntil(ends_on, today) > GRACE_DAYS) return null;
  return { ends_on: extended(ends_on, today, GRACE_DAYS), owed: GRACE_DAYS };
}

/**
 * The plan after days were bought. Days of grace that are owed are deducted from what is left and what was bought; what
 * cannot be deducted stays owed. Days left of a cheaper plan count by their value, those of a dearer plan as they are, so
 * that changing back and forth earns nothing. Prices as {@link monthlyPrice}; `old` null keeps the days as they are.
 */
export function withBought(
  { ends_on, owed }: PlanDays,
  bought: { days: number; old: number | null; next: number },
  today: string,
): PlanDays {
  const left = daysUntil(ends_on, today);
  const unused = Math.min(left, owed);
  const kept = carried(left - unused, bought.old, bought.next);
  const deducted = Math.min(owed - unused, kept + bought.days);
  return {
    ends_on: endingAfter(kept + bought.days - deducted, today),
    owed: owed - unused - deducted,
  };
}

/** Days of one plan as days of another of the same value, never more than there were. */
const carried = (days: number, old: number | null, next: number): number =>
  old === null || next <= old ? days : Math.floor((days * old) / next);

/** The last day after bought days are taken back: never before today, except where it had passed already. */
export function withoutDays(endsOn: string, today: string, days: number): string {
  const earlier = plusDays(endsOn, -days);
  const earliest = endsOn < today ? endsOn : today;
  return earlier < earliest ? earliest : earlier;
}
