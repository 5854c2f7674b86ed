import * as z from "zod";
import { TERM_CATALOGUES } from "../../clinical/catalogues/term-words.ts";
import { TUTORIAL_TASKS } from "../accounts/tutorial.ts";
import { cents, id, instant, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { APPOINTMENT_STATUSES, appointment, calendarAppointment, calendarEntry } from "./appointments.ts";
import { bookingDuration, bookingStart, newAppointment } from "./booking.ts";

const changes = z.object({
  start: bookingStart.optional(),
  duration: bookingDuration.optional(),
  professional: id("user").optional(),
  office: id("office").optional(),
  /** Sets the type's price too, unless `price` is sent. */
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

/** The most days of a calendar in one request. The end of summer time adds an hour. */
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
      /** At most six weeks after `from`: a month's page of the calendar. */
      to: instant,
      /** Continues where an earlier answer ended. */
      since: instant.optional(),
      professional: id("user").optional(),
      office: id("office").optional(),
    }),
    /** By start, at most a thousand. `next`: the `since` of the next page. */
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
      /** Colleagues' unfinished visits, for users who may close them when the professional has left; absent for others. */
      colleagues: z.array(appointment).optional(),
      /** Data past its time that waits for a decision; 0 for users who do not decide. */
      retention_open: z.int().min(0),
      /** What the clinic has. `patient` is only looked up for who manages a clinic without appointments. */
      setup: z.object({
        plan: z.boolean(),
        place: z.boolean(),
        type: z.boolean(),
        patient: z.boolean(),
        appointment: z.boolean(),
      }),
      /** Tasks that the user has done; absent where the tutorial is closed. */
      tutorial: z.object({ done: z.array(z.enum(TUTORIAL_TASKS)) }).optional(),
    }),
    errors: [],
    // Finished tasks of the tutorial are stored with the user.
    touches: { table: "write" },
    // 3 for the day, 1 in a clinic that has nothing today, 1 more in one that never had anything. While the tutorial is
    // open: 1 or 2 to find what was done, and 1 to store it.
    calls: 7,
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
    // More if the schedule is not cached, the name is outdated, or the booking overrides a clash.
    calls: 4,
    inExample: true,
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
    // More if the schedule is not cached, or the change overrides a clash.
    calls: 4,
    inExample: true,
  }),
  setStatus: route({
    id: "scheduling.set-status",
    method: "POST",
    path: "/appointments/{appointment}/status",
    summary: "Change the status: confirm, check in, open, pause, finish, mark as missed, cancel or restore",
    access: { who: "space", can: "appointments.read" },
    params: one,
    body: z.object({
      status: z.enum(APPOINTMENT_STATUSES),
      reason: text(500).default(""),
      /** Restore a missed appointment although its time was booked meanwhile. It is marked as overridden. */
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
    // Signing reads the visit, timers, patient, last visit and users' own substances that are prescribed, and what is published
    // of the catalogues, of which a container knows most of the time.
    calls: 9 + TERM_CATALOGUES.length,
  }),
  bookingDefaults: route({
    id: "scheduling.booking-defaults",
    method: "GET",
    path: "/patients/{patient}/booking-defaults",
    summary: "The professional and type of the patient's newest appointment, as defaults of a booking",
    ...read,
    params: z.object({ patient: id("patient") }),
    /** Null if there is no appointment that the caller may see. */
    response: z.object({ professional: z.string().nullable(), appointment_type: z.string().nullable() }),
    errors: ["patient.not_found"],
    touches: { table: "read" },
    // One more for merged records.
    calls: 3,
    inExample: true,
  }),
};
