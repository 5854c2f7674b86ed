import type { ChargeBasis, PaymentMethod } from "../contracts/billing/billing.ts";

type Priced = { price: number; appointment_type: { price: number } };

/** Where a price comes from. It is computed from the numbers, so that it stays correct when the price changes elsewhere. */
export function basisOf(head: Priced, items: readonly { price: number }[]): ChargeBasis {
  if (items.length > 0 && totalOf(items) === head.price) return "items";
  return head.price === head.appointment_type.price ? "type" : "typed";
}

export const totalOf = (items: readonly { price: number }[]): number =>
  items.reduce((sum, { price }) => sum + price, 0);

/** The highest payment that can be recorded, in cents. */
export const roomFor = (price: number, paid: number): number => Math.max(0, price - paid);

type Money = { kind: "payment" | "refund"; amount: number };

/** Payments minus refunds, in cents. */
export const sumOf = (entries: readonly Money[]): number =>
  entries.reduce((sum, { kind, amount }) => sum + (kind === "payment" ? amount : -amount), 0);

/** Payments minus refunds by method, and the sums received and refunded. */
export function totalsOf(entries: readonly (Money & { method: PaymentMethod })[]) {
  const of = (method: PaymentMethod) => sumOf(entries.filter((entry) => entry.method === method));
  const all = (kind: Money["kind"]) =>
    entries.filter((entry) => entry.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  return {
    totals: { cash: of("cash"), card: of("card"), transfer: of("transfer"), mbway: of("mbway") },
    received: all("payment"),
    refunded: all("refund"),
  };
}
