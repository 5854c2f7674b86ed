import { type Operation, type Refusal, update } from "../db/transact.ts";
import { db } from "./entities.ts";
import type { AppointmentItem } from "./records.ts";

// The head repeats price and payment of the charge for the calendar. These writes leave the version of the head alone, so that a
// payment never makes an edit of the open appointment stale; the version of the charge protects them.

/**
 * Sets the amount paid. Refused with `otherwise` when the price changed since `head` was read, or the appointment was cancelled or
 * missed meanwhile.
 */
export function paymentWrite(head: AppointmentItem, paid: number, otherwise: Refusal): Operation {
  const change = patch(head)
    .set({ paid })
    .where(
      ({ price, status }, { eq, ne }) =>
        `${eq(price, head.price)} AND (${eq(status, head.status)} OR (${ne(status, "cancelled")} AND ${ne(status, "missed")}))`,
    );
  return update(change.params(), otherwise);
}

/** Sets the amount paid after a refund. A refund is allowed in every status. */
export const refundWrite = (head: AppointmentItem, paid: number, otherwise: Refusal): Operation =>
  update(patch(head).set({ paid }).params(), otherwise);

/** What the appointment costs, whatever its state; `stands` where it is owed although it did not take place. */
export function priceWrite(
  head: AppointmentItem,
  { price, stands }: Pick<AppointmentItem, "price" | "stands">,
  otherwise: Refusal,
): Operation {
  const change = patch(head)
    .set({ price, stands })
    .where(
      (attribute, { eq }) => `${eq(attribute.price, head.price)} AND ${eq(attribute.status, head.status)}`,
    );
  return update(change.params(), otherwise);
}

const patch = ({ space_id, appointment_id }: AppointmentItem) =>
  db.entities.appointment.patch({ space_id, appointment_id });
