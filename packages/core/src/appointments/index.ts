export type { PhotoMark } from "./appointment.entity.ts";
/** Apart from the rest: jobs that only read appointments need nothing of what booking brings. */
export * as AppointmentReading from "./batch-reads.ts";
export * as Appointments from "./faces.ts";
/** Apart from the rest: it brings the library that writes iCalendar. */
export * as CalendarFeed from "./feed.ts";
/** Apart from the rest: what a visit's photos need of it. */
export * as VisitPhotos from "./photo-faces.ts";
export type { AppointmentItem } from "./records.ts";
/** Apart from the rest: it brings the calendar arithmetic of time zones. */
export * as Series from "./series-faces.ts";
