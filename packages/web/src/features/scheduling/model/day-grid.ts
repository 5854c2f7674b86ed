import type { CalendarAppointment, CalendarEntry } from "@meridian/core/contracts/scheduling/appointments";

export const isAppointment = (entry: CalendarEntry): entry is CalendarAppointment => "id" in entry;

/** Time that is really taken: cancelled and missed appointments are shown beside it. */
export const takesTime = (entry: CalendarEntry) =>
  !isAppointment(entry) || (entry.status !== "missed" && entry.status !== "cancelled");
