import type { PriceTier } from "@meridian/core/contracts/subscription/offers";

/** A price as it is typed; null for an empty field. */
export type TierRow = {
  key: string;
  months: number | null;
  monthly_cents: number | null;
  discount_percent: number | null;
};

export const rowsOf = (tiers: readonly PriceTier[]): TierRow[] =>
  tiers.map((tier) => ({ key: String(tier.months), ...tier }));

/** The typed prices as the API takes them; an empty discount is none, an unreadable number stays invalid. */
export const tiersOf = (rows: readonly TierRow[]) =>
  rows.map(({ months, monthly_cents, discount_percent }) => ({
    months: months ?? Number.NaN,
    monthly_cents: monthly_cents ?? Number.NaN,
    discount_percent: discount_percent ?? 0,
  }));

/** What all months of a price cost together, in cents; null while it is incomplete. */
export function totalOf({ months, monthly_cents, discount_percent }: TierRow): number | null {
  if (months === null || monthly_cents === null) return null;
  const total = Math.round((months * monthly_cents * (100 - (discount_percent ?? 0))) / 100);
  return Number.isNaN(total) ? null : total;
}
