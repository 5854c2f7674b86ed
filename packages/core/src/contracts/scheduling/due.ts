import type { CalendarAppointment } from "./appointments.ts";

/** What is still to be paid of an appointment, in cents; nothing for those who do not charge for it. */
export const dueOf = ({ payment }: Pick<CalendarAppointment, "payment">): number =>
  payment ? Math.max(0, payment.price - payment.paid) : 0;
