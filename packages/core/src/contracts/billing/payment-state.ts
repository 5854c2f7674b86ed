/** Whether all, a part or nothing of an appointment's charge is paid. */
export const CHARGE_STATUSES = ["pending", "partial", "paid"] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];
/** The same as the calendar shows it: what costs nothing, and what more was paid of than it costs, are told apart. */
export const PAYMENT_STATES = ["none", ...CHARGE_STATUSES, "over"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

type Head = { price: number; status: string };

/** An appointment that did not take place costs nothing, unless somebody says so afterwards. */
export const tookPlace = ({ status }: Pick<Head, "status">): boolean =>
  status !== "cancelled" && status !== "missed";

/** What is owed for an appointment. */
export const priceOf = (head: Head, charge: { stands: boolean } | undefined): number =>
  tookPlace(head) || charge?.stands ? head.price : 0;

/** What costs nothing is paid. */
export function statusOf(price: number, paid: number): ChargeStatus {
  if (paid >= price) return "paid";
  return paid > 0 ? "partial" : "pending";
}

/** How far an appointment is paid, from what its head keeps. */
export function paymentOf(head: Head & { paid: number; stands: boolean }) {
  const { paid } = head;
  const price = priceOf(head, head);
  return { state: stateOf(price, paid), price, paid };
}

function stateOf(price: number, paid: number): PaymentState {
  if (paid > price) return "over";
  return price === 0 ? "none" : statusOf(price, paid);
}
