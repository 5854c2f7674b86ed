import { check, type Operation, type Refusal, update } from "../db/transact.ts";
import { db } from "./connection.ts";
import type { AppointmentItem } from "./records.ts";

/** The appointment costs what it did when it was read, and was not missed or cancelled since, at the moment of writing. */
export function mustCostTheSame(head: AppointmentItem, otherwise: Refusal): Operation {
  const { space_id, appointment_id, price, status } = head;
  const key = db.entities.appointment.get({ space_id, appointment_id }).params();
  return check(
    key,
    {
      expression: "#price = :price AND (#status = :status OR NOT #status IN (:cancelled, :missed))",
      names: { "#price": "price", "#status": "status" },
      values: { ":price": price, ":status": status, ":cancelled": "cancelled", ":missed": "missed" },
    },
    otherwise,
  );
}

/** What the appointment costs, whatever its state. The charge's version guards it: those who treat are not disturbed. */
export function priceWrite(head: AppointmentItem, price: number, otherwise: Refusal): Operation {
  const { space_id, appointment_id } = head;
  const change = db.entities.appointment
    .patch({ space_id, appointment_id })
    .set({ price })
    .where(
      (attribute, { eq }) => `${eq(attribute.price, head.price)} AND ${eq(attribute.status, head.status)}`,
    );
  return update(change.params(), otherwise);
}
