import * as z from "zod";
import { id, instant, language, pageQuery } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { amendmentReason } from "./amendment.ts";
import { edit, SECTION_KEYS, STEPS, sectionResult, sectionView } from "./sections.ts";
import { patientBanner, recordEntry, visit } from "./visits.ts";

const one = z.object({ appointment: id("appointment") });
const read = { access: { who: "space", can: "appointments.read" } } as const;

/** Visits whose results of a section one answer carries. */
export const MAX_RESULTS = 12;

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

/** What an appointment holds, on screen and on paper, and what a patient's history shows of it. */
export const visitsRoutes = {
  get: route({
    id: "visits.get",
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
  print: route({
    id: "visits.print",
    path: "/appointments/{appointment}/pdf",
    summary: "An appointment's summary to print, on the letterhead of its place",
    ...printed,
    errors: ["appointment.not_found", "appointment.not_shared"],
    calls: 5,
  }),
  prescription: route({
    id: "visits.prescription",
    path: "/appointments/{appointment}/prescription",
    summary: "What an appointment prescribes, to print on the letterhead of its place",
    ...printed,
    errors: ["appointment.not_found", "appointment.not_shared", "prescription.empty"],
    calls: 4,
  }),
  saveSection: route({
    id: "visits.save-section",
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
    id: "visits.results",
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
    // visits of before it was kept what they hold, which are worked out and kept now. Three more where the newest three
    // hundred appointments are all ahead.
    calls: 20,
  }),
  record: route({
    id: "visits.record",
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
