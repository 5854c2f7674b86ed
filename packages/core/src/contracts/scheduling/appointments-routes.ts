import * as z from "zod";
import { cents, id, instant, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { APPOINTMENT_STATUSES, appointment, calendarAppointment, calendarEntry } from "./appointments.ts";
import { bookingDuration, bookingStart, newAppointment } from "./booking.ts";

const changes = z.object({
  start: bookingStart.optional(),
  duration: bookingDuration.optional(),
  professional: id("user").optional(),
  office: id("office").optional(),
  /** Brings its price, unless one is given. */
  appointment_type: id("appointmentType").optional(),
  price: cents.optional(),
  notes: text(1000).optional(),
  override: z.boolean().default(false),
  version,
});
const one = z.object({ appointment: id("appointment") });

const write = { access: { who: "space", can: "appointments.write" }, touches: { table: "write" } } as const;
const read = { access: { who: "space", can: "appointments.read" } } as const;
const CLASH = "appointment.clash";
const STALE = "appointment.stale";

/** Days of a calendar one request may ask for: six weeks, and the hour a change of the clocks adds. */
export const MAX_CALENDAR_DAYS = 42;

/** Booking, the calendar's list, the home page and the appointment's status. */
export const appointmentsRoutes = {
  list: route({
    id: "scheduling.list",
    method: "GET",
    path: "/appointments",
    summary: "Appointments between two instants; others' as busy times without the permission; by pages",
    ...read,
    query: z.object({
      from: instant,
      /** At most six weeks later, which is what a month's page shows. */
      to: instant,
      /** Goes on where an earlier answer ended. */
      since: instant.optional(),
      professional: id("user").optional(),
      office: id("office").optional(),
    }),
    /** By start, a thousand at most; `next`: the start at which the rest begins. */
    response: z.object({ items: z.array(calendarEntry), next: instant.nullable() }),
    errors: ["range.invalid"],
    touches: { table: "read" },
    // A page of the database holds a megabyte.
    calls: 6,
  }),
  home: route({
    id: "scheduling.home",
    method: "GET",
    path: "/home",
    summary: "Today at a glance",
    ...read,
    response: z.object({
      today: z.array(calendarEntry),
      next: calendarAppointment.nullable(),
      unfinished: z.array(appointment),
      /** What others have begun, for whoever may close it once its professional has left; absent for everybody else. */
      colleagues: z.array(appointment).optional(),
      setup: z.object({ plan: z.boolean(), place: z.boolean(), type: z.boolean(), appointment: z.boolean() }),
    }),
    errors: [],
    touches: { table: "read" },
    calls: 3,
  }),
  create: route({
    id: "scheduling.create",
    method: "POST",
    path: "/appointments",
    summary: "Book an appointment; professional, office and patient are checked in the same transaction",
    ...write,
    body: newAppointment,
    response: appointment,
    status: 201,
    errors: [
      CLASH,
      "access.denied",
      "appointment.not_own",
      "patient.possible_duplicates",
      "plan.max_patients",
      "patient.not_found",
      "patient.archived",
      "professional.unavailable",
      "office.not_found",
      "appointment_type.not_found",
      "current_appointment.not_found",
      "waiting_entry.not_found",
    ],
    // The hours where this container does not know them, the name where it is out of date, what is saved all the same.
    calls: 4,
    idempotent: true,
  }),
  update: route({
    id: "scheduling.update",
    method: "PATCH",
    path: "/appointments/{appointment}",
    summary: "Move, resize or re-price an appointment",
    ...write,
    params: one,
    body: changes,
    response: appointment,
    errors: [
      "appointment.not_found",
      CLASH,
      STALE,
      "appointment.locked",
      "appointment.not_own",
      "professional.unavailable",
      "office.not_found",
      "appointment_type.not_found",
    ],
    // The hours where this container does not know them, and what is saved all the same.
    calls: 4,
  }),
  setStatus: route({
    id: "scheduling.set-status",
    method: "POST",
    path: "/appointments/{appointment}/status",
    summary: "Confirm, arrive, open, pause, finish, miss, cancel or restore an appointment",
    access: { who: "space", can: "appointments.read" },
    params: one,
    body: z.object({
      status: z.enum(APPOINTMENT_STATUSES),
      reason: text(500).default(""),
      /** Restore a missed appointment although its time has been given away; recorded. */
      override: z.boolean().default(false),
      version,
    }),
    response: appointment,
    errors: [
      "appointment.not_found",
      "appointment.transition",
      "appointment.other_day",
      "appointment.not_own",
      "needles.count_mismatch",
      "safety.reason_needed",
      CLASH,
      STALE,
    ],
    touches: { table: "write" },
    // Signing reads the visit, its timers, the patient with the last one, and what somebody made of what is prescribed.
    calls: 6,
  }),
  bookingDefaults: route({
    id: "scheduling.booking-defaults",
    method: "GET",
    path: "/patients/{patient}/booking-defaults",
    summary: "With whom and for what a patient was last booked, to propose the same",
    ...read,
    params: z.object({ patient: id("patient") }),
    /** Null where the patient was never booked, or the caller may not know. */
    response: z.object({ professional: z.string().nullable(), appointment_type: z.string().nullable() }),
    errors: ["patient.not_found"],
    touches: { table: "read" },
    // One more for records merged into the patient's.
    calls: 3,
  }),
};
