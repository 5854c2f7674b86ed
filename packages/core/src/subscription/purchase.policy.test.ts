import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_MODULES, DEFAULT_PLANS } from "../contracts/subscription/default-offers.ts";
import type { CartItem, Order } from "../contracts/subscription/offers.ts";
import { todayIn } from "../platform/clock.ts";
import type { SpaceItem } from "../spaces/index.ts";
import { plusDays } from "../time/days.ts";
import { orderOf, priceItem } from "./order.policy.ts";
import { daysUntil, withGrace } from "./pricing.ts";
import { purchased, takenBack } from "./purchase.policy.ts";

const TODAY = todayIn("Europe/Lisbon");
const offers = { plans: DEFAULT_PLANS, modules: DEFAULT_MODULES };
const space = (more: Partial<SpaceItem> = {}) =>
  ({ id: "spc_demo", time_zone: "Europe/Lisbon", establishments: [], version: 1, ...more }) as SpaceItem;
const ends = (daysLeft: number) => plusDays(TODAY, daysLeft - 1);
const basic = (daysLeft: number, more: Partial<SpaceItem> = {}) =>
  space({
    plan_code: "basic",
    plan_terms: DEFAULT_PLANS.basic,
    plan_tier: { months: 1, monthly_cents: 15_00, discount_percent: 0 },
    plan_ends_on: ends(daysLeft),
    owned_modules: [],
    active_module: "osteo",
    ...more,
  });
const pro = (daysLeft: number, more: Partial<SpaceItem> = {}) =>
  space({ plan_code: "pro", plan_ends_on: ends(daysLeft), owned_modules: [], ...more });

const buy = (item: CartItem, of: SpaceItem): Order => {
  const priced = priceItem(item, of, offers);
  if (priced.refused !== null) throw new Error(priced.refused);
  return orderOf(priced, null);
};
const refusal = (item: CartItem, of: SpaceItem) => priceItem(item, of, offers).refused;
const paid = { today: TODAY, paymentId: "ppy_demo", at: "2026-11-23T10:00:00.000Z" };
const after = (item: CartItem, of: SpaceItem) => purchased(of, buy(item, of), paid);
const plan = (code: "basic" | "student" | "pro", months = 1, module: "mtc" | null = null): CartItem => ({
  kind: "plan",
  plan: code,
  months,
  module,
});

describe("what may be bought", () => {
  test.each([
    ["the free trial", { kind: "plan", plan: "free_trial", months: 1, module: null }, space(), "not_on_sale"],
    ["months without a price", plan("pro", 2), space(), "not_on_sale"],
    ["a student plan without a proof", plan("student", 1, "mtc"), space(), "student_proof"],
    [
      "a student plan with a proof that waits",
      plan("student", 1, "mtc"),
      space({ student_proof: "waiting" }),
      "student_proof",
    ],
    [
      "a student plan with an approved proof",
      plan("student", 1, "mtc"),
      space({ student_proof: "approved" }),
      null,
    ],
    ["basic without a module", plan("basic"), space(), "choose_module"],
    ["a module without a plan", { kind: "module", module: "mtc", months: 1 }, space(), "plan_first"],
    ["a module under basic", { kind: "module", module: "mtc", months: 1 }, basic(10), "plan_first"],
    ["a module under an expired pro", { kind: "module", module: "mtc", months: 1 }, pro(0), "plan_first"],
    [
      "a module that lasts as long as the plan",
      { kind: "module", module: "mtc", months: 1 },
      pro(10, { owned_modules: [{ code: "mtc", ends_on: null }] }),
      "already_owned",
    ],
    ["a module under pro", { kind: "module", module: "mtc", months: 1 }, pro(10), null],
    ["an upgrade without days left", { kind: "upgrade", plan: "pro" }, basic(0), "no_days"],
    ["an upgrade without a plan", { kind: "upgrade", plan: "pro" }, space(), "no_days"],
    ["an upgrade to the same plan", { kind: "upgrade", plan: "basic" }, basic(9), "same_plan"],
    ["an upgrade to the student plan", { kind: "upgrade", plan: "student" }, basic(9), "not_an_upgrade"],
    [
      "an upgrade of the trial",
      { kind: "upgrade", plan: "pro" },
      space({ plan_code: "free_trial", plan_ends_on: ends(9) }),
      "not_an_upgrade",
    ],
    ["an upgrade to a cheaper plan", { kind: "upgrade", plan: "basic" }, pro(9), "not_an_upgrade"],
    ["an upgrade", { kind: "upgrade", plan: "pro" }, basic(9), null],
  ] as [string, CartItem, SpaceItem, string | null][])("%s: %4$s", (_, item, of, expected) =>
    expect(refusal(item, of)).toBe(expected),
  );
  test("an upgrade costs the days left times the difference of the prices of a day", () =>
    expect(buy({ kind: "upgrade", plan: "pro" }, basic(10))).toMatchObject({
      price_cents: 800,
      total_cents: 800,
      days: 0,
    }));
});

describe("what a paid order gives", () => {
  test("a plan begins today, with its terms, its price and the chosen module", () =>
    expect(after(plan("basic", 1, "mtc"), space())).toMatchObject({
      plan_code: "basic",
      plan_terms: DEFAULT_PLANS.basic,
      plan_tier: { months: 1, monthly_cents: 15_00 },
      plan_ends_on: ends(30),
      active_module: "mtc",
      first_paid_at: paid.at,
    }));
  test("days are added to what is left, less the days owed", () =>
    expect(after(plan("basic", 1, "mtc"), basic(5, { days_owed: 3 }))).toMatchObject({
      plan_ends_on: ends(32),
      days_owed: undefined,
    }));
  test("buying the plan in force again does not switch its module", () =>
    expect(after(plan("basic", 1, "mtc"), basic(5)).active_module).toBe("osteo"));
  test("the free trial's days stay, and its modules work until it would have ended", () => {
    const trial = space({ plan_code: "free_trial", plan_ends_on: ends(6), modules: ["mtc", "fito"] });
    expect(after(plan("pro"), trial)).toMatchObject({
      plan_ends_on: ends(36),
      owned_modules: [
        { code: "mtc", ends_on: ends(6) },
        { code: "fito", ends_on: ends(6) },
      ],
    });
  });
  test("an upgrade keeps the days and the module that was paid for", () => {
    const change = after({ kind: "upgrade", plan: "pro" }, basic(10));
    expect(change).toMatchObject({
      plan_code: "pro",
      owned_modules: [{ code: "osteo", ends_on: ends(10) }],
      upgraded_from: { plan_code: "basic", payment_id: "ppy_demo" },
    });
    expect(change).not.toHaveProperty("plan_ends_on");
  });
  test("a module's days begin today, or after those it has", () => {
    const item: CartItem = { kind: "module", module: "mtc", months: 1 };
    expect(after(item, pro(90)).owned_modules).toEqual([{ code: "mtc", ends_on: ends(30) }]);
    const owned = [{ code: "mtc" as const, ends_on: ends(4) }];
    expect(after(item, pro(90, { owned_modules: owned })).owned_modules).toEqual([
      { code: "mtc", ends_on: ends(34) },
    ]);
  });
  test("modules of spaces from before they were sold last as long as the plan", () => {
    const older = space({ plan_code: "pro", plan_ends_on: ends(5), modules: ["osteo", "mtc"] });
    expect(after(plan("pro"), older).owned_modules).toEqual([
      { code: "mtc", ends_on: null },
      { code: "osteo", ends_on: null },
    ]);
  });
  test("a short renewal does not raise the value of the days left", () => {
    const yearly = { months: 12, monthly_cents: 15_00, discount_percent: 20 };
    expect(after(plan("basic", 1, "mtc"), basic(300, { plan_tier: yearly })).plan_tier).toEqual(yearly);
  });
});

describe("what a refund takes back", () => {
  const refunded = (item: CartItem, of: SpaceItem) =>
    takenBack(of, buy(item, of), { today: TODAY, paymentId: "ppy_demo" });
  test("the days of a plan, never below today", () => {
    expect(refunded(plan("basic", 1, "mtc"), basic(45)).plan_ends_on).toBe(ends(15));
    expect(refunded(plan("basic", 1, "mtc"), basic(12)).plan_ends_on).toBe(TODAY);
  });
  test("a plan that replaced another, whose days are worth what they were", () => {
    const before = basic(300, { days_owed: 3 });
    const order = buy(plan("pro"), before);
    const now = { ...before, ...purchased(before, order, paid) } as SpaceItem;
    // 297 days of basic are worth 114 of Pro.
    expect(now).toMatchObject({ plan_code: "pro", plan_ends_on: ends(144), days_owed: undefined });
    const granted = { ...now, plan_ends_on: ends(144 + 10) } as SpaceItem;
    expect(takenBack(granted, order, { today: TODAY, paymentId: "ppy_demo" })).toEqual({
      plan_code: "basic",
      plan_terms: DEFAULT_PLANS.basic,
      plan_tier: before.plan_tier,
      active_module: "osteo",
      upgraded_from: undefined,
      // The three days of grace were deducted, and ten days were granted since.
      plan_ends_on: ends(297 + 10),
    });
  });
  test("an earlier one of two payments: only its days, because the later one decides the plan", () => {
    const before = basic(20);
    const first = buy(plan("pro"), before);
    const between = { ...before, ...purchased(before, first, paid) } as SpaceItem;
    const second = buy(plan("pro", 3), between);
    const now = {
      ...between,
      ...purchased(between, second, { ...paid, paymentId: "ppy_second" }),
    } as SpaceItem;
    const change = takenBack(now, first, { today: TODAY, paymentId: "ppy_demo" });
    expect(change).toEqual({ plan_ends_on: plusDays(now.plan_ends_on as string, -first.days) });
  });
  test("an upgrade, so that the plan before it holds again", () => {
    const item: CartItem = { kind: "upgrade", plan: "pro" };
    const before = basic(10);
    const order = buy(item, before);
    const now = { ...before, ...purchased(before, order, paid) } as SpaceItem;
    expect(takenBack(now, order, { today: TODAY, paymentId: "ppy_demo" })).toMatchObject({
      plan_code: "basic",
      plan_terms: DEFAULT_PLANS.basic,
      plan_tier: before.plan_tier,
      active_module: "osteo",
      upgraded_from: undefined,
    });
    expect(takenBack(now, order, { today: TODAY, paymentId: "ppy_other" })).toEqual({});
  });
});

describe("days and money over any course of purchases", () => {
  const tier = fc.constantFrom(...DEFAULT_PLANS.pro.tiers);
  const anySpace = fc
    .record({
      code: fc.constantFrom("free_trial" as const, "basic" as const, "pro" as const),
      left: fc.integer({ min: 0, max: 700 }),
      owed: fc.constantFrom(0, 3),
      credit: fc.constantFrom(0, 15),
      tier,
    })
    .map(({ code, left, owed, credit, tier: at }) =>
      space({
        plan_code: code,
        plan_terms: DEFAULT_PLANS[code],
        ...(code !== "free_trial" && {
          plan_tier: { ...at, monthly_cents: DEFAULT_PLANS[code].tiers[0]?.monthly_cents ?? 0 },
        }),
        plan_ends_on: ends(left),
        active_module: "osteo",
        modules: ["osteo"],
        owned_modules: [],
        ...(owed > 0 && { days_owed: owed }),
        ...(credit > 0 && { days_credit: credit }),
      }),
    );
  const anyPlan = fc.constantFrom(
    plan("basic", 1, "mtc"),
    plan("basic", 12, "mtc"),
    plan("pro"),
    plan("pro", 3),
    plan("pro", 12),
  );
  const left = ({ plan_ends_on }: SpaceItem) => daysUntil(plan_ends_on ?? null, TODAY);
  const apply = (of: SpaceItem, change: object) => ({ ...of, ...change }) as SpaceItem;

  test("a plan that is refunded at once leaves the plan that was before, and its days less those owed", () => {
    fc.assert(
      fc.property(anySpace, anyPlan, (before, item) => {
        const order = buy(item, before);
        const bought = apply(before, purchased(before, order, paid));
        const back = apply(bought, takenBack(bought, order, { today: TODAY, paymentId: "ppy_demo" }));
        const { plan_code, plan_terms, plan_tier, active_module } = before;
        expect(back).toMatchObject({ plan_code, plan_terms, active_module });
        expect(back.plan_tier).toEqual(plan_tier);
        const worth = left(before) - (before.days_owed ?? 0) + (before.days_credit ?? 0);
        expect(left(back) - (back.days_owed ?? 0)).toBe(Math.max(1, worth));
      }),
      { numRuns: 1000 },
    );
  });

  test("renewals and refunds of one plan in any order neither make nor lose a day", () => {
    const steps = fc.array(fc.tuple(fc.constantFrom("buy", "refund", "begin"), fc.nat(20)), {
      maxLength: 25,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), steps, (start, course) => {
        let now = basic(start);
        let expected = start;
        const paidOrders: { order: Order; paymentId: string }[] = [];
        for (const [index, [step, which]] of course.entries()) {
          if (step === "buy") {
            const order = buy(plan("basic", which % 2 === 0 ? 1 : 12, "mtc"), now);
            const paymentId = `ppy_${index}`;
            now = apply(now, purchased(now, order, { ...paid, paymentId }));
            paidOrders.push({ order, paymentId });
            expected += order.days;
          } else if (step === "refund" && paidOrders.length > 0) {
            const [refunded] = paidOrders.splice(which % paidOrders.length, 1);
            if (!refunded) continue;
            now = apply(now, takenBack(now, refunded.order, { today: TODAY, ...refunded }));
            expected -= refunded.order.days;
          } else if (step === "begin") {
            const grace = withGrace({ ends_on: now.plan_ends_on ?? null, owed: now.days_owed ?? 0 }, TODAY);
            if (grace) now = apply(now, { plan_ends_on: grace.ends_on, days_owed: grace.owed });
          }
          // A refund never ends a plan in the middle of the day.
          const owing = left(now) - (now.days_owed ?? 0);
          if (expected < 1 && left(now) === 1) expected = owing;
          expect(owing).toBe(expected);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
