import type { CalendarEntry } from "@meridian/core/contracts/scheduling/appointments";
import { dueOf } from "@meridian/core/contracts/scheduling/due";
import { isAppointment } from "./day-grid.ts";

/** Whether an entry of the calendar is an appointment with something to pay. */
export const isUnpaid = (entry: CalendarEntry): boolean => isAppointment(entry) && dueOf(entry) > 0;
