import { overviewRoutes } from "@meridian/core/contracts/subscription/overview";
import { subscriptionRoutes as routes } from "@meridian/core/contracts/subscription/subscription";
import { todayIn } from "@meridian/core/platform/clock";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { plusDays } from "@meridian/core/time/days";
import { describe, expect, test } from "vitest";
import { accountsRoutes } from "../../../../core/src/contracts/accounts/accounts.ts";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { invite } from "../accounts/accounts.ts";
import { getOverview, listReferred, switchModule } from "./overview.ts";
import { clearCart, getCart, markCartSeen, setCartItem, setDiscountCode } from "./subscription.ts";

localTable();
const TODAY = todayIn("Europe/Lisbon");
const manager = async (options: Parameters<typeof makeSpace>[0] = {}): Promise<TestUser> =>
  makeUser((await makeSpace(options)).id, "manager", { owner: true, practises: true });
const pro = { kind: "plan", plan: "pro", months: 12, module: null };

const read = (as: TestUser) => callHandler(routes.getCart, getCart, { as });
const add = (as: TestUser, body: unknown = pro) => callHandler(routes.setCartItem, setCartItem, { as, body });
const clear = (as: TestUser, version: number) =>
  callHandler(routes.clearCart, clearCart, { as, query: { version: String(version) } });
const code = (as: TestUser, body: unknown) =>
  callHandler(routes.setDiscountCode, setDiscountCode, { as, body });

describe("the cart", () => {
  test("is priced on the server, holds one item, and is emptied", async () => {
    const as = await manager();
    expect((await read(as)).body).toMatchObject({ item: null, order: null, version: 0 });
    const { value: added, calls } = await countingCalls(() => add(as));
    expect(added.body).toMatchObject({
      order: { total_cents: 37440, days: 365, tier: { months: 12, discount_percent: 20 } },
      per_day_cents: 104,
      version: 1,
    });
    expect(calls).toBeLessThanOrEqual(routes.setCartItem.calls);
    const replaced = await add(as, { ...pro, months: 1 });
    expect(replaced.body).toMatchObject({ order: { total_cents: 3900 }, version: 2 });
    const again = await countingCalls(() => read(as));
    expect(again.value.body).toMatchObject({ order: { total_cents: 3900 }, changes: [] });
    expect(again.calls).toBeLessThanOrEqual(routes.getCart.calls);
    const stale = await clear(as, 1);
    expect([stale.status, stale.body.code, stale.body.current.version]).toEqual([409, "cart.stale", 2]);
    expect((await clear(as, 2)).body).toMatchObject({ item: null, version: 3 });
  });
  test("refuses what the clinic cannot buy, with the reason", async () => {
    const as = await manager();
    const answer = await add(as, { kind: "plan", plan: "student", months: 1, module: "mtc" });
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([
      403,
      "plan.requirements",
      { reason: "student_proof" },
    ]);
  });
  test("names the field of a code that does not exist, and needs an item for one", async () => {
    const as = await manager();
    expect((await code(as, { version: 0, code: "DEMO" })).body.code).toBe("cart.empty");
    await add(as);
    const { value: answer, calls } = await countingCalls(() => code(as, { version: 1, code: " demo " }));
    expect([answer.status, answer.body.fields]).toEqual([400, { code: "discount.unknown" }]);
    expect(calls).toBeLessThanOrEqual(routes.setDiscountCode.calls);
  });
  test("says what changed since the item was chosen", async () => {
    const as = await manager({ plan: "basic", daysLeft: 20 });
    await add(as, { kind: "upgrade", plan: "pro" });
    await Spaces.db.entities.space
      .patch({ id: as.spaceId })
      .set({ plan_ends_on: plusDays(TODAY, 9) })
      .go();
    const { body } = await read(as);
    expect(body.upgrade).toEqual({ days_left: 10, old_monthly_cents: 1200, new_monthly_cents: 3900 });
    expect(body.changes).toContainEqual({ what: "total_cents", before: 1800, now: 900 });
  });
  test("compares with what each manager last saw, not with what was chosen", async () => {
    const as = await manager({ plan: "basic", daysLeft: 20 });
    const colleague = await makeUser(as.spaceId, "manager");
    await add(as, { kind: "upgrade", plan: "pro" });
    const endsIn = (days: number) =>
      Spaces.db.entities.space
        .patch({ id: as.spaceId })
        .set({ plan_ends_on: plusDays(TODAY, days - 1) })
        .go();
    const look = async (user: TestUser) => (await read(user)).body;
    const changedTotal = (body: { changes: { what: string }[] }) =>
      body.changes.find(({ what }) => what === "total_cents");
    const saw = ({ version, order }: { version: number; order: Record<string, number> }) => {
      const { price_cents, discount_cents, total_cents, days, extra_days } = order;
      return { version, price_cents, discount_cents, total_cents, days, extra_days };
    };
    const seen = (user: TestUser, body: unknown) =>
      callHandler(routes.markCartSeen, markCartSeen, { as: user, body });
    await endsIn(10);
    const first = await look(as);
    expect(changedTotal(first)).toEqual({ what: "total_cents", before: 1800, now: 900 });
    const { value: noted, calls } = await countingCalls(() => seen(as, saw(first)));
    expect([noted.status, calls]).toEqual([200, 2]);
    expect((await look(as)).changes).toEqual([]);
    expect((await look(as)).version).toBe(first.version);
    // Back at the price of the choice: that is a change for whoever saw the other, and none for the colleague.
    await endsIn(20);
    expect(changedTotal(await look(as))).toEqual({ what: "total_cents", before: 900, now: 1800 });
    expect((await look(colleague)).changes).toEqual([]);
    // What was seen belongs to the item.
    await add(as);
    expect((await look(as)).changes).toEqual([]);
    const stale = await seen(as, saw(first));
    expect([stale.status, stale.body.code]).toEqual([409, "cart.stale"]);
  });
  test("of another clinic is never seen", async () => {
    const as = await manager();
    const other = await manager();
    await add(as);
    expect((await read(other)).body.item).toBeNull();
  });
  test("is filled by a clinic whose plan has ended", async () => {
    expect((await add(await manager({ daysLeft: 0 }))).status).toBe(200);
  });
});

describe("the overview", () => {
  test("shows the plan, its use and what may be bought", async () => {
    const as = await manager({ plan: "basic", daysLeft: 12 });
    await makeUser(as.spaceId, "receptionist");
    await makeUser(as.spaceId, "receptionist", { active: false });
    await read(as);
    const { value: answer, calls } = await countingCalls(() =>
      callHandler(overviewRoutes.getOverview, getOverview, { as }),
    );
    expect(calls).toBe(overviewRoutes.getOverview.calls);
    expect(answer.body).toMatchObject({
      plan: { days_left: 12, terms: { code: "basic", max_patients: 200 } },
      usage: { patients: 0, professionals: 1, secretaries: 1, users: 2, disk_bytes: 0, sms: 0 },
      switch_from: TODAY,
      referral: { days: 15, earned_days: 0 },
    });
    const plans = answer.body.plans as { terms: { code: string }; refused: string | null }[];
    expect(plans.map(({ terms, refused }) => [terms.code, refused])).toEqual([
      ["basic", null],
      ["student", "student_proof"],
      ["pro", null],
    ]);
  });
});

describe("switching the active module", () => {
  const to = (as: TestUser, module: string) =>
    callHandler(overviewRoutes.switchModule, switchModule, { as, body: { module } });
  test("works once in 30 days, and keeps the data", async () => {
    const as = await manager({ plan: "basic", modules: ["mtc"] });
    await read(as);
    const { value: answer, calls } = await countingCalls(() => to(as, "osteo"));
    expect(calls).toBe(overviewRoutes.switchModule.calls);
    expect(answer.body.user).toMatchObject({ modules: ["osteo"], space: { modules: ["osteo"] } });
    expect((await to(as, "osteo")).status).toBe(200);
    const again = await to(as, "fito");
    expect([again.status, again.body.code, again.body.details]).toEqual([
      409,
      "module.switched_recently",
      { date: plusDays(TODAY, 30) },
    ]);
    await Spaces.db.entities.space
      .patch({ id: as.spaceId })
      .set({ module_switched_on: plusDays(TODAY, -30) })
      .go();
    expect((await to(as, "fito")).body.user.modules).toEqual(["fito"]);
  });
  test("of two at the same moment one counts", async () => {
    const as = await manager({ plan: "basic", modules: ["mtc"] });
    const both = await Promise.all([to(as, "osteo"), to(as, "fito")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
  test("is not for plans with several modules, nor with an expired one", async () => {
    expect((await to(await manager({ plan: "pro", modules: ["mtc"] }), "osteo")).status).toBe(403);
    const expired = await manager({ plan: "basic", modules: ["mtc"], daysLeft: 0 });
    expect((await to(expired, "osteo")).status).toBe(402);
  });
});

describe("the last place of a plan", () => {
  test("is given once to 50 invitations at the same moment", async () => {
    const as = await manager({ plan: "basic" });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        callHandler(accountsRoutes.invite, invite, {
          as,
          body: {
            name: "Demo Reception",
            email: `demo${index}-${as.id.toLowerCase()}@invited.example`,
            role: "receptionist",
          },
        }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(49);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(["plan.max_users"]));
  });
});

test("a clinic nobody came by has an empty list", async () => {
  const { body } = await callHandler(overviewRoutes.listReferred, listReferred, { as: await manager() });
  expect(body).toEqual({ items: [], next: null });
});
