import { MODULES } from "../../packages/core/src/contracts/kernel/access.ts";
import {
  DEFAULT_MODULES,
  DEFAULT_PLANS,
} from "../../packages/core/src/contracts/subscription/default-offers.ts";
import type { CartItem } from "../../packages/core/src/contracts/subscription/offers.ts";
import { todayIn } from "../../packages/core/src/platform/clock.ts";
import type { SpaceItem } from "../../packages/core/src/spaces/index.ts";
import { orderOf, priceItem } from "../../packages/core/src/subscription/order.policy.ts";
import { purchased } from "../../packages/core/src/subscription/purchase.policy.ts";
import { plusDays } from "../../packages/core/src/time/days.ts";

/** Pricing an order with a discount code and working out what it gives: the 95th percentile over all plans, tiers and upgrades. */
export function benchPrices() {
  const time_zone = "Europe/Lisbon";
  const today = todayIn(time_zone);
  const space = {
    time_zone,
    plan_code: "basic",
    plan_ends_on: plusDays(today, 200),
    days_owed: 3,
    active_module: "mtc",
    modules: MODULES,
  } as unknown as SpaceItem;
  const offers = { plans: DEFAULT_PLANS, modules: DEFAULT_MODULES };
  const code = { code: "DEMO", amount_cents: 500, days: 10 };
  const plans = (["basic", "pro"] as const).flatMap((plan) =>
    DEFAULT_PLANS[plan].tiers.map(({ months }): CartItem => ({ kind: "plan", plan, months, module: "mtc" })),
  );
  const items: CartItem[] = [...plans, { kind: "upgrade", plan: "pro" }];
  const times: number[] = [];
  for (let round = 0; round < 400; round++) {
    for (const item of items) {
      const from = performance.now();
      const priced = priceItem(item, space, offers);
      if (priced.refused !== null) throw new Error(`not priced: ${priced.refused}`);
      purchased(space, orderOf(priced, code), {
        today,
        paymentId: "ppy_demo",
        at: "2026-11-23T10:00:00.000Z",
      });
      if (round >= 50) times.push(performance.now() - from);
    }
  }
  times.sort((a, b) => a - b);
  const ours = times[Math.floor(times.length * 0.95)] ?? 0;
  return { ours, bare: 1, ratio: ours, orders: times.length };
}
