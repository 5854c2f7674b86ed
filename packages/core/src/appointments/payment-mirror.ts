import { type Operation, type Refusal, update } from "../db/transact.ts";
import { db } from "./entities.ts";
import type { AppointmentItem } from "./records.ts";

// What the head says of the money is the charge's, repeated for the calendar. The charge's version guards these writes,
// not the head's: those who treat are not disturbed.

/** What was paid; only where it costs what it did when it was read, and was not missed or cancelled since. */
export function paymentWrite(head: AppointmentItem, paid: number, otherwise: Refusal): Operation {
  const change = patch(head)
    .set({ paid })
    .where(
      ({ price, status }, { eq, ne }) =>
        `${eq(price, head.price)} AND (${eq(status, head.status)} OR (${ne(status, "cancelled")} AND ${ne(status, "missed")}))`,
    );
  return update(change.params(), otherwise);
}

/** What is left paid after something was given back, whatever became of the appointment. */
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
