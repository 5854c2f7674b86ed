import * as Billing from "../../packages/core/src/billing/index.ts";
import { PAYMENT_METHODS } from "../../packages/core/src/contracts/billing/billing.ts";
import type { PriceLists } from "../../packages/core/src/contracts/billing/price-lists.ts";
import type { Appointment } from "../../packages/core/src/contracts/scheduling/appointments.ts";

/** Prices of the demo clinic for tests and treatments, euro cents. */
export const PRICES: PriceLists = {
  tests: [
    { code: "tongue", price: 1000 },
    { code: "pulse", price: 1000 },
    { code: "ryodoraku", price: 2500 },
    { code: "osteopathy", price: 2000 },
    { code: "vital_signs", price: 500 },
  ],
  treatments: [
    { code: "acupuncture", price: 4000 },
    { code: "auricular", price: 2500 },
    { code: "formulas", price: 1800 },
    { code: "osteopathy", price: 4500 },
    { code: "nutrition", price: 3500 },
  ],
};

/** What the front desk does with each visit in turn: most are paid at once, some in part, few not at all. */
const WAYS = ["all", "receipt", "part", "all", "items", "receipt", "none", "refunded"] as const;

/** Records the payment of a past visit, in the next of these ways. Runs as a user of the front desk. */
export async function settle({ id, price }: Pick<Appointment, "id" | "price">, turn: number): Promise<void> {
  const way = WAYS[turn % WAYS.length] ?? "all";
  if (way === "none" || price === 0) return;
  const params = { appointment: id };
  let version = 0;
  let due = price;
  if (way === "items") {
    const items = [
      { list: "tests" as const, key: "tongue" },
      { list: "tests" as const, key: "pulse" },
      { list: "treatments" as const, key: "acupuncture" },
    ];
    ({ version, due } = await Billing.setPrice({ params, body: { basis: "items", items, version } }));
  }
  const method = PAYMENT_METHODS[turn % PAYMENT_METHODS.length] ?? "cash";
  const amount = way === "part" ? Math.round(due / 2) : due;
  const paid = await Billing.pay({ params, body: { amount, method, note: "", version } });
  if (way === "receipt" || way === "items")
    await Billing.issueReceipt({ params, body: { version: paid.version } });
  if (way === "refunded")
    await Billing.refund({
      params: { ...params, payment: String(paid.payments[0]?.id) },
      body: { amount: Math.round(amount / 4), note: "Shorter than planned", version: paid.version },
    });
}

/** A payment in advance. */
export const deposit = (appointment: string) =>
  Billing.pay({
    params: { appointment },
    body: { amount: 2000, method: "mbway", note: "Deposit", version: 0 },
  });
