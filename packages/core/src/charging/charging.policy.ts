import type { Subject } from "../contracts/access.ts";
import type { ChargeStatus, PaymentMethod } from "../contracts/charging.ts";

type Head = { price: number; status: string };

/** What an appointment costs: its price, and nothing where it did not take place. */
export const priceOf = ({ price, status }: Head): number =>
  status === "cancelled" || status === "missed" ? 0 : price;

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
