import * as z from "zod";
import { PAYMENT_STATES } from "../billing/payment-state.ts";
import { cents, date, id, instant, language, pageQuery, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { GENDERS } from "../patients/patient-terms.ts";
import { photo } from "../photos/photos.ts";
import { amendmentReason } from "../visits/amendment.ts";
import { appointmentContents } from "../visits/appointment-contents.ts";
import { amendmentView, edit, SECTION_KEYS, STEPS, sectionResult, sectionView } from "../visits/sections.ts";
import { appointmentSummary } from "../visits/visit-summary.ts";
import { bookingDuration, bookingStart, newAppointment } from "./booking.ts";

export type { AppointmentSummary } from "../visits/visit-summary.ts";

export const APPOINTMENT_STATUSES = [
  "scheduled",
  "confirmed",
  "arrived",
  "open",
  "paused",
  "done",
  "missed",
  "cancelled",
] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** An appointment type as it was when booked. */
export const appointmentTypeSnapshot = z.object({
  id: z.string(),
  name: z.string(),
  price: z.int(),
  color: z.string(),
  tests: z.array(z.string()),
  treatments: z.array(z.string()),
});
export type AppointmentTypeSnapshot = z.output<typeof appointmentTypeSnapshot>;

/** Where an occurrence stands in its series. */
export const seriesMark = z.object({
  id: z.string(),
  /** From 0. */
  index: z.int(),
  count: z.int(),
  frequency: z.enum(["daily", "weekly", "monthly"]),
  every: z.int(),
});
export type SeriesMark = z.output<typeof seriesMark>;

/** The head of an appointment: nothing clinical in it. */
export const appointment = z.object({
  id: z.string(),
  patient: z.string(),
  patient_name: z.string(),
  professional: z.string(),
  office: z.string(),
  appointment_type: appointmentTypeSnapshot,
  start: instant,
  end: instant,
  /** Minutes it holds in the calendar: what it was booked for, and once it is signed what it took. */
  duration: z.int(),
  /** Minutes it was booked for; only of what was signed since this is kept. */
  booked_duration: z.int().optional(),
  price: z.int(),
  /** How far it is paid: `price` is what is owed, nothing where it did not take place. Null for those who do not charge for it. */
  payment: z.object({ state: z.enum(PAYMENT_STATES), price: z.int(), paid: z.int() }).nullable(),
  notes: z.string(),
  current_appointment: z.string().nullable(),
  status: z.enum(APPOINTMENT_STATUSES),
  reason: z.string(),
  /** Saved knowingly although something of it was taken, or lay outside the hours worked. */
  override: z.boolean(),
  series: seriesMark.nullable(),
  signed_by: z.object({ id: z.string(), name: z.string() }).nullable(),
  signed_at: instant.nullable(),
  /** Who closed it, unsigned, for a professional who has left; only where that is so. */
  closed_by: z.object({ id: z.string(), name: z.string(), at: instant }).optional(),
  created_at: instant,
  updated_at: instant,
  updated_by: z.string(),
  version,
});
export type Appointment = z.output<typeof appointment>;

/** What someone sees of a calendar that is not theirs to read: that the time is taken. */
export const busyTime = z.object({
  busy: z.literal(true),
  professional: z.string(),
  office: z.string(),
  start: instant,
  end: instant,
});
export type BusyTime = z.output<typeof busyTime>;

/** What a calendar shows of an appointment; the rest is read where it is opened. */
export const calendarAppointment = appointment
  .omit({
    ...{ current_appointment: true, signed_by: true, signed_at: true, closed_by: true },
    ...{ created_at: true, updated_at: true, updated_by: true },
  })
  .extend({ appointment_type: appointmentTypeSnapshot.omit({ tests: true, treatments: true }) });
export type CalendarAppointment = z.output<typeof calendarAppointment>;
export const calendarEntry = z.union([calendarAppointment, busyTime]);
export type CalendarEntry = z.output<typeof calendarEntry>;

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

/** What the signed visits before this one told of the patient. */
const before = z.object({
  allergies: z.string(),
  /** Asked, and there are none. */
  no_allergies: z.boolean(),
  medication: z.string(),
  /** What they have or had, and when the visit began that last said so. */
  conditions: z.array(z.object({ key: z.string(), said: instant })),
  /** Whether any visit asked for past illnesses. */
  history: z.boolean(),
});
export type Before = z.output<typeof before>;

/** What is known of the patient, on top of the appointment. Clinical fields are null for those who may not read them. */
export const patientBanner = z.object({
  id: z.string(),
  name: z.string(),
  birthday: date.nullable(),
  age: z.int().nullable(),
  gender: z.enum(GENDERS).nullable(),
  /** What is printed for them is printed in it. */
  language,
  archived: z.boolean(),
  clinical: z
    .object({
      alerts: z.string(),
      allergies: z.string(),
      /** What still runs. */
      medication: z.string(),
      /** Asked in a visit, and there are none. */
      no_allergies: z.boolean(),
      /** What the patient's record itself says, without the visits. */
      record: z.object({ allergies: z.string(), medication: z.string() }),
      before,
      pregnant: z.boolean(),
      pregnancy_due: date.nullable(),
      lactant: z.boolean(),
    })
    .nullable(),
  last_visit: z.object({ id: z.string(), start: instant }).nullable(),
});
export type PatientBanner = z.output<typeof patientBanner>;

export const visit = z.object({
  /** With what it holds, for those who may read that. */
  appointment: appointment.extend(appointmentContents.partial().shape),
  patient: patientBanner,
  /** Absent for those who may not read clinical content: never sent, not hidden. */
  content: z
    .object({
      /** Whether the caller may write here now. */
      writable: z.boolean(),
      sections: z.array(sectionView),
      amendments: z.array(amendmentView),
      /** As POST /acupuncture/appointment/{appointment} answers it. */
      acupuncture: z.object({
        points: z.array(z.unknown()),
        ashi_points: z.string(),
        ashi_marks: z.array(z.unknown()),
        needles_in: z.int(),
        needles_out: z.int(),
        version: z.int(),
      }),
      /** `signed` is false where it was closed for somebody who had left. */
      previous: z
        .object({ id: z.string(), start: instant, signed: z.boolean(), summary: appointmentSummary })
        .nullable(),
    })
    .nullable(),
});
export type Visit = z.output<typeof visit>;

export const recordEntry = z.object({
  appointment,
  summary: appointmentSummary.nullable(),
  /** As far as the caller may read the visit. */
  photos: z.array(photo),
});
export type RecordEntry = z.output<typeof recordEntry>;

const write = { access: { who: "space", can: "appointments.write" }, touches: { table: "write" } } as const;
const read = { access: { who: "space", can: "appointments.read" } } as const;
const CLASH = "appointment.clash";
const STALE = "appointment.stale";

/** Days of a calendar one request may ask for: six weeks, and the hour a change of the clocks adds. */
export const MAX_CALENDAR_DAYS = 42;

/** Visits whose results of a section one answer carries. */
export const MOST_RESULTS = 12;

/** Booking, the day's list, the appointment with its contents, and what a patient's history shows. */
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
