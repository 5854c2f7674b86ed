import * as z from "zod";
import { date, id, text } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { bookingDuration, bookingStart, clash } from "../scheduling/booking.ts";
import { hash, importCandidate, MAX_ROWS_AT_ONCE, rowResult } from "./imports.ts";

/** What a file says about the patient of an appointment. */
const person = z.object({
  /** To tell the answers apart. */
  key: text(80),
  name: text(200),
  birthday: date.nullable(),
  phone: text(40),
  email: text(254),
  /** Tax or health number. */
  number: text(30),
});
export type ImportedPerson = z.output<typeof person>;

/** How an appointment of a file went. One that was `booked` and has begun already is written as done. */
export const IMPORTED_STATES = ["booked", "missed", "cancelled"] as const;
export type ImportedState = (typeof IMPORTED_STATES)[number];

const booking = z.object({
  patient: id("patient"),
  professional: id("user"),
  office: id("office"),
  start: bookingStart,
  duration: bookingDuration,
  state: z.enum(IMPORTED_STATES),
});

const proposedRow = z.object({
  number: z.int().min(1),
  fingerprint: hash,
  /** Absent while the patient is not known: then only the fingerprint is looked up. */
  booking: booking.optional(),
});
export type ProposedRow = z.output<typeof proposedRow>;

const appointmentRow = z.object({
  /** In the file, from 1. */
  number: z.int().min(1),
  /** Of the row's cells as the file has them: a row that was imported once is never imported again. */
  fingerprint: hash,
  booking: booking.extend({
    appointment_type: id("appointmentType"),
    /** Why it was missed or cancelled, where the file says it. */
    reason: text(300).default(""),
    notes: text(1000).default(""),
  }),
  /** Add it although it overlaps or is outside working hours. */
  override: z.boolean().default(false),
});
export type AppointmentRow = z.output<typeof appointmentRow>;

const write = { who: "space", can: "appointments.write" } as const;

/** Imports of appointments. They begin, end and are undone as imports of patients are. */
export const appointmentImportsRoutes = {
  matchPatients: route({
    id: "imports.match-patients",
    method: "POST",
    path: "/imports/match-patients",
    summary:
      "The patients that people of a file may be. `patient` is set where exactly one fits. Writes nothing",
    access: write,
    body: z.object({ people: z.array(person).min(1).max(MAX_ROWS_AT_ONCE) }),
    response: z.object({
      items: z.array(
        z.object({ key: z.string(), patient: z.string().nullable(), candidates: z.array(importCandidate) }),
      ),
    }),
    errors: [],
    touches: { table: "read" },
    // A query for each name, a batch for each hundred shared values and candidates.
    calls: MAX_ROWS_AT_ONCE + 6,
  }),
  checkAppointments: route({
    id: "imports.check-appointments",
    method: "POST",
    path: "/imports/check-appointments",
    summary: "Which rows of a file were imported before, and what their times overlap. Writes nothing",
    access: write,
    body: z.object({ rows: z.array(proposedRow).min(1).max(MAX_ROWS_AT_ONCE) }),
    response: z.object({
      items: z.array(z.object({ number: z.int(), imported: z.boolean(), clashes: z.array(clash) })),
    }),
    errors: [],
    touches: { table: "read" },
    calls: 20,
  }),
  addAppointments: route({
    id: "imports.add-appointments",
    method: "POST",
    path: "/imports/{import}/appointments",
    summary:
      "Add appointments of the file. A row that is there already is left as it is, so that a request may be repeated",
    access: write,
    params: z.object({ import: id("import") }),
    body: z.object({ rows: z.array(appointmentRow).min(1).max(MAX_ROWS_AT_ONCE) }),
    response: z.object({ items: z.array(rowResult) }),
    errors: ["import.not_found", "import.closed"],
    touches: { table: "write" },
    // A few transactions for each row at worst.
    calls: MAX_ROWS_AT_ONCE * 6 + 10,
  }),
};
