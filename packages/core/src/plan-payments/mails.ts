import type { Notification } from "../db/outbox.ts";
import type { UserItem } from "../spaces/index.ts";
import type { PlanPaymentItem } from "./plan-payment.entity.ts";

type Reader = Pick<UserItem, "email" | "language">;

/** The mails that a change of a payment sends. None for what the reader did or watched happen. */
export function mailsOf(before: PlanPaymentItem, item: PlanPaymentItem, reader: Reader): Notification[] {
  if (before.status === item.status) return [];
  if (item.status === "paid") return [mailTo(reader, "plan-paid", item)];
  if (item.reason === "rejected") return [mailTo(reader, "plan-proof-rejected", item)];
  const failed = item.status === "failed" && item.reason !== "cancelled";
  const ranOut = item.status === "expired" && item.method !== "mb_way";
  return failed || ranOut ? [mailTo(reader, "plan-payment-failed", item)] : [];
}

/** The mail with what is typed to pay by reference. */
export const referenceMail = (item: PlanPaymentItem, reader: Reader): Notification =>
  mailTo(reader, "plan-reference", item);

const mailTo = (reader: Reader, template: string, item: PlanPaymentItem): Notification => ({
  channel: "email",
  template,
  language: reader.language,
  to: reader.email,
  space: item.space_id,
  facts: {
    payment: item.payment_id,
    clinic: item.space_name,
    order: JSON.stringify(item.order),
    method: item.method,
    status: item.status,
    at: item.paid_at ?? item.created_at,
    entity: item.reference?.entity ?? "",
    reference: item.reference?.reference ?? "",
    until: item.open_until ?? "",
    remark: item.remark ?? "",
  },
});
