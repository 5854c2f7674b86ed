import { check, type Operation, type Refusal } from "../db/transact.ts";
import { db } from "./connection.ts";
import type { AppointmentItem } from "./records.ts";

/** The appointment takes place and still costs what it did when it was read, at the moment of writing. */
export function mustCostTheSame(head: AppointmentItem, otherwise: Refusal): Operation {
  const { space_id, appointment_id, price } = head;
  const key = db.entities.appointment.get({ space_id, appointment_id }).params();
  return check(
    key,
    {
      expression: "#price = :price AND NOT #status IN (:cancelled, :missed)",
      names: { "#price": "price", "#status": "status" },
      values: { ":price": price, ":cancelled": "cancelled", ":missed": "missed" },
    },
    otherwise,
  );
}
