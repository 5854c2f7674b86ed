import type { CalendarAppointment, CalendarEntry } from "@meridian/core/contracts/scheduling/appointments";
import { isAppointment } from "./day-grid.ts";

/** What is still to be paid, in cents; nothing for users who do not charge for it. */
export const dueOf = ({ payment }: CalendarAppointment): number =>
  payment ? Math.max(0, payment.price - payment.paid) : 0;

/** Whether an entry of the calendar is an appointment with something to pay. */
export const isUnpaid = (entry: CalendarEntry): boolean => isAppointment(entry) && dueOf(entry) > 0;
