import * as z from "zod";
import { id, instant, text, version, wallTime } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { bookingDuration, bookingStart, withPatientOrNewPatient } from "./booking.ts";

/** Days of the week as ISO counts them: 1 Monday … 7 Sunday. */
export const weekday = z.int().min(1).max(7);
/** The end of the day is 24:00. */
const until = wallTime.or(z.literal("24:00"));
const days = z.array(weekday).min(1, { message: "required" }).max(7);

/** An entry of the waiting list: patient, professional, appointment type, and the days and hours that suit. */
export const waitingEntry = z.object({
  id: z.string(),
  patient: z.string(),
  patient_name: z.string(),
  /** Null for any professional. */
  professional: z.string().nullable(),
  appointment_type: z.string(),
  /** Minutes. */
  duration: z.int(),
  days: z.array(weekday),
  /** Wall-clock times of the clinic between which the whole appointment has to lie. */
  from: wallTime,
  to: until,
  urgent: z.boolean(),
  notes: z.string(),
  created_at: instant,
  updated_by: z.string(),
  version,
});
export type WaitingEntry = z.output<typeof waitingEntry>;

/** How long, on which days and between which hours; also checked by the forms that ask for it. */
export const preferredTime = z.object({ duration: bookingDuration, days, from: wallTime, to: until });
const preferences = preferredTime.extend({
  professional: id("user").nullable(),
  appointment_type: id("appointmentType"),
  urgent: z.boolean(),
  notes: text(1000),
});
const existingPatientEntry = preferences.extend({
  patient: id("patient"),
  /** The name on the caller's screen. If it is correct it saves a read; if not, the server corrects it. */
  patient_name: z.string().max(200).optional(),
  professional: preferences.shape.professional.default(null),
  /** The type's when absent. */
  duration: bookingDuration.optional(),
  days: days.default([1, 2, 3, 4, 5, 6, 7]),
  from: wallTime.default("00:00"),
  to: until.default("24:00"),
  urgent: z.boolean().default(false),
  notes: text(1000).default(""),
});

export const newWaitingEntry = withPatientOrNewPatient(existingPatientEntry);

const write = { access: { who: "space", can: "appointments.write" }, touches: { table: "write" } } as const;
const one = z.object({ entry: id("waiting") });

/** The waiting list; part of the scheduling routes. An entry is booked with `waiting_entry` of POST /appointments. */
export const waitingListRoutes = {
  listWaiting: route({
    id: "scheduling.list-waiting",
    method: "GET",
    path: "/waiting-list",
    summary: "The waiting list, urgent entries first, then by time of waiting; with a slot, those it suits",
    access: { who: "space", can: "appointments.read" },
    query: z
      .object({
        /** A free slot: all three, or none. */
        start: bookingStart.optional(),
        duration: z.coerce.number().pipe(bookingDuration).optional(),
        professional: id("user").optional(),
      })
      .refine(({ start, duration }) => (start === undefined) === (duration === undefined), {
        message: "required",
        path: ["duration"],
      }),
    response: z.object({ items: z.array(waitingEntry), next: z.null() }),
    errors: [],
    touches: { table: "read" },
    calls: 1,
  }),
  addWaiting: route({
    id: "scheduling.add-waiting",
    method: "POST",
    path: "/waiting-list",
    summary: "Put a patient on the waiting list",
    ...write,
    body: newWaitingEntry,
    response: waitingEntry,
    status: 201,
    errors: [
      "access.denied",
      "patient.not_found",
      "patient.archived",
      "patient.possible_duplicates",
      "plan.max_patients",
      "appointment_type.not_found",
      "waiting.hours",
    ],
    calls: 2,
    idempotent: true,
  }),
  updateWaiting: route({
    id: "scheduling.update-waiting",
    method: "PATCH",
    path: "/waiting-list/{entry}",
    summary: "Change an entry of the waiting list",
    ...write,
    params: one,
    body: preferences.partial().extend({ version }),
    response: waitingEntry,
    errors: ["waiting_entry.not_found", "waiting_entry.stale", "appointment_type.not_found", "waiting.hours"],
    calls: 2,
  }),
  removeWaiting: route({
    id: "scheduling.remove-waiting",
    method: "DELETE",
    path: "/waiting-list/{entry}",
    summary: "Remove an entry from the waiting list",
    ...write,
    params: one,
    response: z.object({ id: z.string() }),
    errors: ["waiting_entry.not_found"],
    calls: 1,
  }),
};
