export * as Appointments from "./faces.ts";
/** Apart from the rest: it brings the library that writes iCalendar. */
export * as CalendarFeed from "./feed.ts";
/** Apart from the rest: jobs that only read appointments need nothing of what booking brings. */
export * as AppointmentReading from "./outside.ts";
export type { AppointmentItem } from "./records.ts";
/** Apart from the rest: it brings the calendar arithmetic of time zones. */
export * as Series from "./series-faces.ts";
