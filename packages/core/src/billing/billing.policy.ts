import type { ChargeBasis, PaymentMethod } from "../contracts/billing/billing.ts";

type Priced = { price: number; appointment_type: { price: number } };

/** Where a price comes from. Follows from the numbers, so that it stays true whoever changes the price. */
export function basisOf(head: Priced, items: readonly { price: number }[]): ChargeBasis {
  if (items.length > 0 && totalOf(items) === head.price) return "items";
  return head.price === head.appointment_type.price ? "type" : "typed";
}

export const totalOf = (items: readonly { price: number }[]): number =>
  items.reduce((sum, { price }) => sum + price, 0);

/** What may be noted as paid at most. */
export const roomFor = (price: number, paid: number): number => Math.max(0, price - paid);

type Money = { kind: "payment" | "refund"; amount: number };

/** What payments come to, refunds taken off. */
export const sumOf = (entries: readonly Money[]): number =>
  entries.reduce((sum, { kind, amount }) => sum + (kind === "payment" ? amount : -amount), 0);

/** What each way of paying came to, and what was received and given back. */
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
