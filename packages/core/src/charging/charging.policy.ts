import type { Subject } from "../contracts/access.ts";
import type { ChargeBasis, ChargeStatus, PaymentMethod } from "../contracts/charging.ts";

type Head = { price: number; status: string };

/** An appointment that did not take place costs nothing, unless somebody says so afterwards. */
export const tookPlace = ({ status }: Pick<Head, "status">): boolean =>
  status !== "cancelled" && status !== "missed";

/** What is owed for an appointment. */
export const priceOf = (head: Head, charge: { stands: boolean } | undefined): number =>
  tookPlace(head) || charge?.stands ? head.price : 0;

type Priced = { price: number; appointment_type: { price: number } };

/** Where a price comes from. Follows from the numbers, so that it stays true whoever changes the price. */
export function basisOf(head: Priced, items: readonly { price: number }[]): ChargeBasis {
  if (items.length > 0 && totalOf(items) === head.price) return "items";
  return head.price === head.appointment_type.price ? "type" : "typed";
}

export const totalOf = (items: readonly { price: number }[]): number =>
  items.reduce((sum, { price }) => sum + price, 0);

/** Whether all, a part or nothing is paid. What costs nothing is paid. */
export function statusOf(price: number, paid: number): ChargeStatus {
  if (paid >= price) return "paid";
  return paid > 0 ? "partial" : "pending";
}

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

/** The front desk and those who manage charge for everybody; who treats, for their own appointments. */
export const mayCharge = (user: Subject, appointment: { professional_id: string }): boolean =>
  user.role === "manager" ||
  user.owner ||
  user.role === "receptionist" ||
  appointment.professional_id === user.id;
