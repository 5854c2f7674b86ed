import { describe, expect, test } from "vitest";
import { DEFAULT_MODULES, DEFAULT_PLANS } from "../contracts/subscription/default-offers.ts";
import type { CartItem, Order } from "../contracts/subscription/offers.ts";
import { todayIn } from "../platform/clock.ts";
import type { SpaceItem } from "../spaces/index.ts";
import { plusDays } from "../time/days.ts";
import { orderOf, priceItem } from "./order.policy.ts";
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
