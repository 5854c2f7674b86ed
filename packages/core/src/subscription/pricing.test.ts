import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_PLANS } from "../contracts/subscription/default-offers.ts";
import type { PriceTier } from "../contracts/subscription/offers.ts";
import { plusDays } from "../time/days.ts";
import {
  daysOfMonths,
  daysUntil,
  discounted,
  extended,
  monthlyPrice,
  type PlanDays,
  pricePerDay,
  tierPrice,
  upgradeCost,
  withBought,
  withGrace,
  withoutDays,
} from "./pricing.ts";

const TODAY = "2026-11-23";
const tier = (months: number, monthly_cents: number, discount_percent = 0): PriceTier => ({
  months,
  monthly_cents,
  discount_percent,
});
const anyTier = fc.record({
  months: fc.integer({ min: 1, max: 36 }),
  monthly_cents: fc.integer({ min: 0, max: 100_000_00 }),
  discount_percent: fc.integer({ min: 0, max: 100 }),
});
const price = fc.integer({ min: 0, max: 100_000_00 });
const anyDays: fc.Arbitrary<PlanDays> = fc.record({
  ends_on: fc.option(fc.integer({ min: -400, max: 800 }).map((days) => plusDays(TODAY, days))),
  owed: fc.constantFrom(0, 1, 3),
});
const net = ({ ends_on, owed }: PlanDays) => daysUntil(ends_on, TODAY) - owed;

describe("prices", () => {
  test.each([
    [tier(1, 1500), 1500],
    [tier(6, 1500, 5), 8550],
    [tier(12, 3900, 10), 42120],
    // 3 x 9.99 less 7 % is 27.8721.
    [tier(3, 999, 7), 2787],
    // Half a cent goes up: 1 x 0.05 less 50 %.
    [tier(1, 5, 50), 3],
  ])("%j costs %i cents", (from, cents) => expect(tierPrice(from)).toBe(cents));
  test("the price of a day is a month's divided by 30", () => {
    expect(pricePerDay(tier(12, 1500, 10))).toBe(45);
    expect(pricePerDay(tier(1, 3900))).toBe(130);
  });
  test.each([
    [1, 30],
    [3, 91],
    [6, 183],
    [12, 365],
    [24, 730],
  ])("%i months are %i days", (months, days) => expect(daysOfMonths(months)).toBe(days));
  test.each([
    // 100 days from 15 to 39 euros a month: 100 x 24 / 30.
    [100, 1500, 3900, 8000],
    [1, 1500, 3900, 80],
    // 7 days of a difference of 10 euros: 2.333…
    [7, 1000, 2000, 233],
    [100, 3900, 1500, 0],
  ])("%i days from %i to %i a month cost %i more", (days, old, next, cents) =>
    expect(upgradeCost(days, old * 100, next * 100)).toBe(cents),
  );
  test("no price is negative, a fraction or more than its months without discount", () =>
    fc.assert(
      fc.property(anyTier, price, (bought, amount) => {
        const whole = tierPrice(bought);
        const { discount_cents, total_cents } = discounted(whole, amount);
        expect(Number.isInteger(whole) && Number.isInteger(total_cents)).toBe(true);
        expect(whole).toBeLessThanOrEqual(bought.months * bought.monthly_cents);
        expect(total_cents).toBeGreaterThanOrEqual(0);
        expect(discount_cents + total_cents).toBe(whole);
        expect(discount_cents).toBeLessThanOrEqual(amount);
      }),
    ));
});

describe("days", () => {
  test("grace is three days with three or fewer left, once until they are deducted", () => {
    const three = withGrace({ ends_on: plusDays(TODAY, 2), owed: 0 }, TODAY);
    expect(three).toEqual({ ends_on: plusDays(TODAY, 5), owed: 3 });
    expect(withGrace(three as PlanDays, TODAY)).toBeNull();
    expect(withGrace({ ends_on: plusDays(TODAY, 3), owed: 0 }, TODAY)).toBeNull();
    expect(withGrace({ ends_on: "2026-01-01", owed: 0 }, TODAY)).toEqual({
      ends_on: plusDays(TODAY, 2),
      owed: 3,
    });
  });
  test("days of the same plan are conserved over grace and deduction", () =>
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 0, max: 1200 }), (before, days) => {
        const started = withGrace(before, TODAY) ?? before;
        expect(net(started)).toBe(net(before));
        const after = withBought(started, { days, old: null, next: 0 }, TODAY);
        expect(net(after)).toBe(net(before) + days);
        expect(after.owed).toBeGreaterThanOrEqual(0);
        expect(daysUntil(after.ends_on, TODAY)).toBeGreaterThanOrEqual(0);
      }),
    ));
  test("grace used before the payment arrives is deducted from what was bought", () => {
    const started = withGrace({ ends_on: TODAY, owed: 0 }, TODAY) as PlanDays;
    const later = plusDays(TODAY, 10);
    expect(withBought(started, { days: 30, old: null, next: 0 }, later)).toEqual({
      ends_on: plusDays(later, 26),
      owed: 0,
    });
  });
  test("days of a cheaper plan count by their value, those of a dearer one as they are", () => {
    const left = { ends_on: plusDays(TODAY, 99), owed: 0 };
    const dearer = withBought(left, { days: 30, old: 150_000, next: 390_000 }, TODAY);
    expect(daysUntil(dearer.ends_on, TODAY)).toBe(38 + 30);
    const cheaper = withBought(left, { days: 30, old: 390_000, next: 150_000 }, TODAY);
    expect(daysUntil(cheaper.ends_on, TODAY)).toBe(130);
  });
  test("an upgrade and back earns neither money nor days, in whatever order it is bought", () =>
    fc.assert(
      fc.property(price, price, anyDays, fc.integer({ min: 0, max: 400 }), (a, b, before, days) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(upgradeCost(days, low, high)).toBeGreaterThanOrEqual(0);
        expect(upgradeCost(days, high, low)).toBe(0);
        const up = withBought(before, { days, old: low, next: high }, TODAY);
        const back = withBought(up, { days: 0, old: high, next: low }, TODAY);
        expect(net(back)).toBeLessThanOrEqual(net(before) + days);
      }),
    ));
  test("a refund takes back what was bought and never goes before today", () =>
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 0, max: 400 }), (before, days) => {
        const ends = extended(before.ends_on, TODAY, days);
        const after = withoutDays(ends, TODAY, days);
        expect(after <= ends).toBe(true);
        if (daysUntil(before.ends_on, TODAY) > 0) expect(after).toBe(before.ends_on);
        else expect(after).toBe(ends < TODAY ? ends : TODAY);
      }),
    ));
  test("default prices: a longer tier never costs more a month", () => {
    for (const { tiers } of Object.values(DEFAULT_PLANS)) {
      const months = tiers.map(monthlyPrice);
      expect(months).toEqual([...months].sort((a, b) => b - a));
    }
  });
});
