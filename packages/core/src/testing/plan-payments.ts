import { DEFAULT_PLANS } from "../contracts/subscription/default-offers.ts";
import type { Order } from "../contracts/subscription/offers.ts";
import type { PlanPaymentItem } from "../plan-payments/plan-payment.entity.ts";
import { db, withDue } from "../plan-payments/store.ts";
import { newId } from "../platform/ids.ts";

/** A month of the basic plan for 15 euros. */
const demoOrder: Order = {
  item: { kind: "plan", plan: "basic", months: 1, module: "mtc" },
  terms: DEFAULT_PLANS.basic,
  tier: { months: 1, monthly_cents: 1500, discount_percent: 0 },
  price_cents: 1500,
  discount_code: null,
  discount_cents: 0,
  total_cents: 1500,
  days: 30,
  extra_days: 0,
};

/** Stores a payment of a plan: a transfer with a proof whose file does not exist, by default. */
export async function makePlanPayment(
  space: string,
  given: Partial<PlanPaymentItem> = {},
): Promise<PlanPaymentItem> {
  const at = new Date().toISOString();
  const payment_id = newId("planPayment");
  const item: PlanPaymentItem = {
    space_id: space,
    payment_id,
    space_name: "Demo Clinic",
    search_key: `demo clinic ${payment_id.toLowerCase()}`,
    method: "transfer",
    status: "processing",
    order: demoOrder,
    cart_version: 1,
    received_cents: 0,
    given: false,
    reserved: true,
    proof: { file: "01K0DEM0000000000000000001.pdf", format: "pdf", size: 100, added_at: at },
    started_by: newId("user"),
    created_at: at,
    updated_at: at,
    version: 1,
    ...given,
  };
  await db.entities.payment.put(withDue(item)).go();
  return item;
}
