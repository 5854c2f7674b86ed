import { type Operation, type Refusal, update } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { db } from "./entities.ts";
import { balancePatch, balanceRefusal, balanceWrites, lacksPayment } from "./patient-balance.ts";
import type { AppointmentItem } from "./records.ts";
import { writeRefusal } from "./write-guard.ts";

// The head repeats price and payment of the charge for the calendar. These writes leave the version of the head alone, so that a
// payment never makes an edit of the open appointment stale; the version of the charge protects them. Each goes with the balance
// of the patient, and is refused with `BalanceChanged` when the amounts changed since `head` was read.

/**
 * Sets the amount paid. Refused with `otherwise` when the price changed since `head` was read, or the appointment was cancelled or
 * missed meanwhile.
 */
export function paymentWrite(head: AppointmentItem, paid: number, otherwise: Refusal): Operation {
  const change = balancePatch(head, { paid }).where(
    ({ price, status }, { eq, ne }) =>
      `${eq(price, head.price)} AND (${eq(status, head.status)} OR (${ne(status, "cancelled")} AND ${ne(status, "missed")}))`,
  );
  return update(change.params(), balanceRefusal(head, otherwise));
}

/** Sets the amount paid after a refund. A refund is allowed in every status. */
export const refundWrite = (head: AppointmentItem, paid: number, otherwise: Refusal): Operation =>
  update(balancePatch(head, { paid }).params(), balanceRefusal(head, otherwise));

/** What the appointment costs, whatever its state; `fee_owed` where it is owed although it did not take place. */
export function priceWrite(
  head: AppointmentItem,
  { price, fee_owed }: Pick<AppointmentItem, "price" | "fee_owed">,
  otherwise: Refusal,
): Operation {
  const change = balancePatch(head, { price, fee_owed }).where(
    (attribute, { eq }) => `${eq(attribute.price, head.price)} AND ${eq(attribute.status, head.status)}`,
  );
  return update(change.params(), balanceRefusal(head, otherwise));
}

/** The price that its professional sets in the open appointment, with the patient's balance. */
export function openPriceWrites(
  head: AppointmentItem,
  { price, patient }: { price: number; patient: string },
): Operation[] {
  const { id } = actor();
  const { space_id, appointment_id } = head;
  const ancient = lacksPayment(head);
  const change = (
    ancient
      ? db.entities.appointment.patch({ space_id, appointment_id }).set({ price })
      : balancePatch(head, { price })
  ).where(
    ({ professional_id, patient_id, status }, { eq }) =>
      `${eq(professional_id, id)} AND ${eq(patient_id, patient)} AND (${eq(status, "open")} OR ${eq(status, "paused")})`,
  );
  const refusal: Refusal = (stored) => writeRefusal(stored, id, patient);
  return [
    update(change.params(), ancient ? refusal : balanceRefusal(head, refusal)),
    ...(ancient ? [] : balanceWrites([{ before: head, after: { ...head, price } }])),
  ];
}
