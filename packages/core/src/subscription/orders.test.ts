import { beforeEach, describe, expect, test } from "vitest";
import type { CartItem } from "../contracts/subscription/offers.ts";
import { retryOn } from "../db/retry-on.ts";
import { transact } from "../db/transact.ts";
import { nowIso, todayIn } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import * as Spaces from "../spaces/index.ts";
import { as, counted, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { plusDays } from "../time/days.ts";
import { db } from "./entities.ts";
import * as Subscription from "./index.ts";
import { offers } from "./offer-entities.ts";

localTable();
const TODAY = todayIn("Europe/Lisbon");
const ends = (daysLeft: number) => plusDays(TODAY, daysLeft - 1);
const PRO: CartItem = { kind: "plan", plan: "pro", months: 1, module: null };

async function clinic(options: Parameters<typeof makeSpace>[0] = {}): Promise<TestUser> {
  const { id } = await makeSpace({ plan: "pro", ...options });
  return makeUser(id, "manager", { owner: true });
}
const spaceOf = async (user: TestUser) => {
  const { data } = await Spaces.db.entities.space.get({ id: user.spaceId }).go({ consistent: true });
  return data as Spaces.SpaceItem;
};
async function makeCode(code: string, more: Record<string, unknown> = {}) {
  await offers.entities.code
    .put({
      kind: "discount_code",
      code,
      amount_cents: 500,
      days: 4,
      valid_from: "2020-01-01",
      valid_to: "2099-01-01",
      max_uses: 10,
      max_uses_per_space: 1,
      uses: 0,
      active: true,
      created_at: nowIso(),
      updated_at: nowIso(),
      updated_by: "usr_demo",
      version: 1,
      ...more,
    })
    .go();
}
const usesOf = async (code: string) =>
  (await offers.entities.code.get({ kind: "discount_code", code }).go()).data?.uses;
const retried = <T>(work: () => Promise<T>) => retryOn(["write.conflict"], work, { attempts: 30 });
const begin = (user: TestUser) =>
  retried(() =>
    as(user, async () => {
      const { order, space } = await Subscription.orderFromCart();
      await transact({ writes: await Subscription.startWrites(space, order) });
      return order;
    }),
  );
const complete = async (user: TestUser, order: Awaited<ReturnType<typeof begin>>, payment = "ppy_demo") =>
  retried(async () => {
    const space = await spaceOf(user);
    await transact({
      writes: await Subscription.paidWrites(space, order, payment, nowIso()),
      audit: { action: "status", record: payment, space: space.id },
    });
  });
const buy = async (user: TestUser, item: CartItem = PRO) => {
  await as(user, () => Subscription.setItem(item));
  const order = await begin(user);
  await complete(user, order);
  return order;
};

/** Does work for all, fifty at the same moment: more than the local database accepts connections for would time out. */
async function inGroups<A, B>(all: readonly A[], work: (one: A) => Promise<B>): Promise<B[]> {
  const done: B[] = [];
  for (let from = 0; from < all.length; from += 50)
    done.push(...(await Promise.all(all.slice(from, from + 50).map(work))));
  return done;
}

describe("days given near the end", () => {
  test("three at once when a payment begins, not twice, deducted on completion", async () => {
    const user = await clinic({ daysLeft: 2 });
    await as(user, () => Subscription.setItem(PRO));
    const order = await begin(user);
    expect(await spaceOf(user)).toMatchObject({ plan_ends_on: ends(5), days_owed: 3 });
    await begin(user);
    expect(await spaceOf(user)).toMatchObject({ plan_ends_on: ends(5), days_owed: 3 });
    await complete(user, order);
    const after = await spaceOf(user);
    expect(after.plan_ends_on).toBe(ends(32));
    expect(after.days_owed).toBeUndefined();
    expect(after.first_paid_at).toBeDefined();
  });
  test("none with more than three days left", async () => {
    const user = await clinic({ daysLeft: 4 });
    await as(user, () => Subscription.setItem(PRO));
    await begin(user);
    expect((await spaceOf(user)).plan_ends_on).toBe(ends(4));
  });
  test("an expired clinic writes again at once", async () => {
    const user = await clinic({ daysLeft: -20 });
    await as(user, () => Subscription.setItem(PRO));
    await begin(user);
    expect((await spaceOf(user)).plan_ends_on).toBe(ends(3));
  });
});

describe("the cart", () => {
  test("is empty after its order was paid, and stays where it holds something else", async () => {
    const user = await clinic();
    await buy(user);
    const paid = await as(user, () => Subscription.getCart());
    expect([paid.item, paid.version]).toEqual([null, 2]);
    await as(user, () => Subscription.setItem(PRO));
    const order = await begin(user);
    await as(user, () => Subscription.setItem({ ...PRO, months: 12 }));
    await complete(user, order);
    expect((await as(user, () => Subscription.getCart())).item).toMatchObject({ months: 12 });
  });
  test("completing makes at most the requests it names", async () => {
    const user = await clinic();
    await as(user, () => Subscription.setItem(PRO));
    const order = await begin(user);
    const space = await spaceOf(user);
    const { calls } = await counted(user, () => Subscription.paidWrites(space, order, "ppy_x", nowIso()));
    expect(calls).toBe(1);
  });
});

describe("discount codes", () => {
  let code = "";
  beforeEach(async () => {
    code = `DEMO-${newId("payment").slice(-10)}`;
  });
  test("200 parallel carts use a code with 10 uses 10 times, and released uses can be used again", async () => {
    await makeCode(code);
    const carts = await inGroups(Array.from({ length: 200 }), async () => {
      const user = await clinic();
      const { version } = await as(user, () => Subscription.setItem(PRO));
      await as(user, () => Subscription.setDiscountCode(code, version));
      return { user, ...(await as(user, () => Subscription.orderFromCart())) };
    });
    expect(carts.filter(({ order }) => order.discount_code === code)).toHaveLength(200);
    const outcomes = await inGroups(carts, ({ user, order, space }) =>
      retried(async () => transact({ writes: await Subscription.startWrites(space, order) })).then(
        () => ({ user, order, used: true }),
        (error: unknown) => {
          if (error instanceof AppError && error.facts.fields?.code) return { user, order, used: false };
          throw error;
        },
      ),
    );
    expect(outcomes.filter(({ used }) => used)).toHaveLength(10);
    expect(await usesOf(code)).toBe(10);
    const [first] = outcomes.filter(({ used }) => used);
    if (!first) throw new Error("nobody used it");
    await transact({ writes: Subscription.endedWrites(await spaceOf(first.user), first.order) });
    expect(await usesOf(code)).toBe(9);
    await begin(first.user);
    expect(await usesOf(code)).toBe(10);
  });
  test("a space uses a code as often as it may", async () => {
    await makeCode(code);
    const user = await clinic();
    const { version } = await as(user, () => Subscription.setItem(PRO));
    await as(user, () => Subscription.setDiscountCode(code, version));
    await begin(user);
    const cart = await as(user, () => Subscription.getCart());
    expect(cart).toMatchObject({ discount_problem: "discount.used_by_space", order: { discount_cents: 0 } });
    expect(cart.changes.map(({ what }) => what)).toEqual(["discount_cents", "total_cents", "extra_days"]);
  });
  test("an order of 0 through a code gives its days and is no first payment", async () => {
    await makeCode(code, { amount_cents: 100_000 });
    const user = await clinic({ plan: null, modules: [] });
    const { version } = await as(user, () => Subscription.setItem(PRO));
    await as(user, () => Subscription.setDiscountCode(code, version));
    const order = await begin(user);
    expect(order).toMatchObject({ total_cents: 0, discount_cents: order.price_cents });
    await complete(user, order);
    const after = await spaceOf(user);
    expect(after).toMatchObject({ plan_code: "pro", plan_ends_on: ends(34) });
    expect(after.first_paid_at).toBeUndefined();
  });
});

describe("referral", () => {
  const referred = async (by: TestUser, options: Parameters<typeof makeSpace>[0] = {}) => {
    const code = newId("user").slice(-8);
    await db.entities.referral.put({ code, space_id: by.spaceId, user_id: by.id, created_at: nowIso() }).go();
    const user = await clinic({ plan: null, modules: [], ...options });
    await Spaces.db.entities.space.patch({ id: user.spaceId }).set({ referral_code_used: code }).go();
    return user;
  };
  test("gives both fifteen days with the first payment, and nothing with the second", async () => {
    const by = await clinic({ daysLeft: 20 });
    const user = await referred(by);
    await buy(user);
    expect((await spaceOf(user)).plan_ends_on).toBe(ends(45));
    expect(await spaceOf(by)).toMatchObject({ plan_ends_on: ends(35), referral_days: 15 });
    await buy(user);
    expect((await spaceOf(user)).plan_ends_on).toBe(ends(75));
    expect((await spaceOf(by)).plan_ends_on).toBe(ends(35));
    const { data } = await db.entities.referred.query.primary({ space_id: by.spaceId }).go();
    expect(data).toMatchObject([{ referred_id: user.spaceId, days: 15 }]);
  });
  test("two payments that complete at the same moment give it once", async () => {
    const by = await clinic({ daysLeft: 20 });
    const user = await referred(by);
    await as(user, () => Subscription.setItem(PRO));
    const order = await begin(user);
    await Promise.all([complete(user, order, "ppy_a"), complete(user, order, "ppy_b")]);
    expect((await spaceOf(user)).plan_ends_on).toBe(ends(75));
    expect((await spaceOf(by)).plan_ends_on).toBe(ends(35));
  });
  test("days earned without a plan begin the next one", async () => {
    const by = await clinic({ plan: null, modules: [] });
    await buy(await referred(by));
    expect(await spaceOf(by)).toMatchObject({ days_credit: 15 });
    await buy(by);
    const after = await spaceOf(by);
    expect(after.plan_ends_on).toBe(ends(45));
    expect(after.days_credit).toBeUndefined();
  });
  test("gives nothing for the own code or the same VAT number", async () => {
    const own = await clinic({ daysLeft: 10 });
    const code = newId("user").slice(-8);
    await db.entities.referral
      .put({ code, space_id: own.spaceId, user_id: own.id, created_at: nowIso() })
      .go();
    await Spaces.db.entities.space.patch({ id: own.spaceId }).set({ referral_code_used: code }).go();
    await buy(own);
    expect((await spaceOf(own)).plan_ends_on).toBe(ends(40));
    const by = await clinic({ daysLeft: 10 });
    const user = await referred(by);
    for (const id of [by.spaceId, user.spaceId]) {
      const { data } = await Spaces.db.entities.space.get({ id }).go();
      const establishments = (data?.establishments ?? []).map((place) => ({
        ...place,
        vat_number: "500000000",
      }));
      await Spaces.db.entities.space.patch({ id }).set({ establishments }).go();
    }
    await buy(user);
    expect((await spaceOf(by)).plan_ends_on).toBe(ends(10));
    expect((await spaceOf(user)).plan_ends_on).toBe(ends(30));
  });
});

describe("refund", () => {
  test("takes back what the order gave", async () => {
    const user = await clinic({ daysLeft: 10 });
    const order = await buy(user);
    expect((await spaceOf(user)).plan_ends_on).toBe(ends(40));
    await transact({ writes: Subscription.refundWrites(await spaceOf(user), order, "ppy_demo") });
    expect((await spaceOf(user)).plan_ends_on).toBe(ends(10));
  });
});
