import * as z from "zod";
import { cents, id, instant, language, pageQuery, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { amendmentReason } from "../visits/amendment.ts";
import { edit, SECTION_KEYS, STEPS, sectionResult, sectionView } from "../visits/sections.ts";
import {
  APPOINTMENT_STATUSES,
  appointment,
  calendarAppointment,
  calendarEntry,
  patientBanner,
  recordEntry,
  visit,
} from "./appointments.ts";
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

/** Visits whose results of a section one answer carries. */
export const MOST_RESULTS = 12;

const printed = {
  method: "GET",
  access: { who: "space", can: "clinical.read" },
  params: one,
  /** The patient's own language unless told. */
  query: z.object({ language: language.optional() }),
  response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  produces: "application/pdf",
  touches: { table: "write", files: "read" },
} as const;

/** Booking, the day's list, the appointment with its contents, and what a patient's history shows. */
export const appointmentsRoutes = {
  list: route({
    id: "appointments.list",
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
    id: "appointments.home",
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
    id: "appointments.create",
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
  get: route({
    id: "appointments.get",
    method: "GET",
    path: "/appointments/{appointment}",
    summary: "An appointment with everything in it, and what is known of the patient",
    ...read,
    params: one,
    query: z.object({ patient: id("patient").optional() }),
    response: visit,
    errors: ["appointment.not_found", "appointment.not_shared"],
    touches: { table: "write" },
    calls: 3,
  }),
  update: route({
    id: "appointments.update",
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
  print: route({
    id: "appointments.print",
    path: "/appointments/{appointment}/pdf",
    summary: "An appointment's summary to print, on the letterhead of its place",
    ...printed,
    errors: ["appointment.not_found", "appointment.not_shared"],
    calls: 5,
  }),
  prescription: route({
    id: "appointments.prescription",
    path: "/appointments/{appointment}/prescription",
    summary: "What an appointment prescribes, to print on the letterhead of its place",
    ...printed,
    errors: ["appointment.not_found", "appointment.not_shared", "prescription.empty"],
    calls: 4,
  }),
  setStatus: route({
    id: "appointments.set-status",
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
  saveSection: route({
    id: "appointments.save-section",
    method: "PUT",
    path: "/appointments/{appointment}/sections/{section}",
    summary: "Save one section; after signing, as an amendment with its reason",
    access: { who: "space", can: "clinical.write" },
    params: one.extend({ section: z.enum(SECTION_KEYS) }),
    body: z.object({
      /** Whose record the writer has before them: a screen that shows another patient's changes nothing. */
      patient: id("patient"),
      /** The version edited; 0 for a section that holds nothing yet. */
      version: z.int().min(0),
      /** As the section's schema has it. */
      data: z.record(z.string(), z.unknown()),
      edit: edit.optional(),
      amend: amendmentReason.optional(),
    }),
    response: sectionView,
    errors: [
      "appointment.not_found",
      "appointment.not_own",
      "appointment.not_open",
      "appointment.locked",
      "amendment.unchanged",
      "section.stale",
      "section.too_large",
      "safety.reason_needed",
    ],
    touches: { table: "write" },
    // Two; amending custom tests reads the visit besides the tests, and what is prescribed reads as signing does. Again where
    // another amends at the same moment.
    calls: 5,
  }),
  results: route({
    id: "appointments.results",
    method: "GET",
    path: "/patients/{patient}/results/{step}",
    summary:
      "What the sections of one step held in a patient's newest visits, to compare and to plot; by pages",
    access: { who: "space", can: "clinical.read" },
    params: z.object({ patient: id("patient"), step: z.enum(STEPS) }),
    /** Of one section alone; `until` goes on where an earlier answer ended. */
    query: z.object({ section: z.enum(SECTION_KEYS).optional(), until: instant.optional() }),
    /** `next`: where the older results of a section begin; absent where there are none. */
    response: z.object({
      items: z.array(sectionResult),
      next: z.partialRecord(z.enum(SECTION_KEYS), instant),
    }),
    errors: ["patient.not_found"],
    touches: { table: "write" },
    // Patient, visits, what they hold in small, the sections and the audit trail; more for records of one person, and for
    // visits of before it was kept what they hold, which are worked out and kept now.
    calls: 17,
  }),
  bookingDefaults: route({
    id: "appointments.booking-defaults",
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
  record: route({
    id: "appointments.record",
    method: "GET",
    path: "/patients/{patient}/record",
    summary: "A patient's clinical history, newest first; without clinical content for the front desk",
    access: { who: "space", can: "patients.read" },
    params: z.object({ patient: id("patient") }),
    query: pageQuery,
    response: z.object({
      patient: patientBanner.nullable(),
      items: z.array(recordEntry),
      next: z.string().nullable(),
    }),
    errors: ["patient.not_found"],
    touches: { table: "write", files: "read", secret: true },
    calls: 2,
  }),
};
