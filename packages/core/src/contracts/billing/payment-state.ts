/** Whether all, a part or nothing of an appointment's charge is paid. */
export const CHARGE_STATUSES = ["pending", "partial", "paid"] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];
/** The state in the calendar, which also distinguishes free appointments and overpayments. */
export const PAYMENT_STATES = ["none", ...CHARGE_STATUSES, "over"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What is still open of an appointment's charge: something to pay, or something to refund. */
export const OPEN_CHARGE_KINDS = ["unpaid", "overpaid"] as const;
export type OpenChargeKind = (typeof OPEN_CHARGE_KINDS)[number];

type Head = { price: number; status: string };

/** Whether it was neither cancelled nor missed. Otherwise nothing is owed, unless a price was set afterwards. */
export const tookPlace = ({ status }: Pick<Head, "status">): boolean =>
  status !== "cancelled" && status !== "missed";

/** The amount owed for an appointment, in cents. */
export const priceOf = (head: Head, charge: { fee_owed: boolean } | undefined): number =>
  tookPlace(head) || charge?.fee_owed ? head.price : 0;

/** The status of a charge. A free appointment counts as paid. */
export function statusOf(price: number, paid: number): ChargeStatus {
  if (paid >= price) return "paid";
  return paid > 0 ? "partial" : "pending";
}

/** The payment state of an appointment, from the copies in its head. */
export function paymentOf(head: Head & { paid: number; fee_owed: boolean }) {
  const { paid } = head;
  const price = priceOf(head, head);
  return { state: stateOf(price, paid), price, paid };
}

function stateOf(price: number, paid: number): PaymentState {
  if (paid > price) return "over";
  return price === 0 ? "none" : statusOf(price, paid);
}
