import * as z from "zod";
import { TERM_CATALOGUES } from "../../clinical/catalogues/term-words.ts";
import { id, instant, language, pageQuery } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { amendmentReason } from "./amendment.ts";
import { edit, SECTION_KEYS, STEPS, sectionResult, sectionView } from "./sections.ts";
import { patientBanner, recordEntry, visit } from "./visits.ts";

const one = z.object({ appointment: id("appointment") });
const read = { access: { who: "space", can: "appointments.read" } } as const;

/** The most visits per section in one answer of the results. */
export const MAX_RESULTS = 12;

const printed = {
  method: "GET",
  access: { who: "space", can: "clinical.read" },
  params: one,
  /** The patient's language by default. */
  query: z.object({ language: language.optional() }),
  response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  produces: "application/pdf",
  touches: { table: "write", files: "read" },
} as const;

/** A visit and its sections, on screen and printed, and the patient's history and results. */
export const visitsRoutes = {
  get: route({
    id: "visits.get",
    method: "GET",
    path: "/appointments/{appointment}",
    summary: "An appointment with everything in it, and the patient's banner",
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
    summary: "The summary of an appointment as PDF, on the letterhead of its establishment",
    ...printed,
    errors: ["appointment.not_found", "appointment.not_shared"],
    // The last ones are the words published now, for an appointment that is not signed.
    calls: 9 + TERM_CATALOGUES.length,
  }),
  prescription: route({
    id: "visits.prescription",
    path: "/appointments/{appointment}/prescription",
    summary: "The prescription of an appointment as PDF, on the letterhead of its establishment",
    ...printed,
    errors: ["appointment.not_found", "appointment.not_shared", "prescription.empty"],
    calls: 4,
  }),
  saveSection: route({
    id: "visits.save-section",
    method: "PUT",
    path: "/appointments/{appointment}/sections/{section}",
    summary: "Save one section; after signing, as an amendment with a reason",
    access: { who: "space", can: "clinical.write" },
    params: one.extend({ section: z.enum(SECTION_KEYS) }),
    body: z.object({
      /** The patient whose record is on the screen. Refused with 404 if the appointment is another patient's. */
      patient: id("patient"),
      /** The version that was edited; 0 for a section without one. */
      version: z.int().min(0),
      /** By the section's schema. */
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
    // Two for a save. An amendment also reads the visit, custom tests their versions, and prescriptions the facts of the safety
    // check, with what is published of the catalogues. It is repeated when another part is amended at the same moment.
    calls: 8,
    inExample: true,
  }),
  results: route({
    id: "visits.results",
    method: "GET",
    path: "/patients/{patient}/results/{step}",
    summary:
      "The contents of one step's sections in a patient's newest visits, for comparing and plotting; by pages",
    access: { who: "space", can: "clinical.read" },
    params: z.object({ patient: id("patient"), step: z.enum(STEPS) }),
    /** `section`: only that one. `until`: continues where an earlier answer ended. */
    query: z.object({ section: z.enum(SECTION_KEYS).optional(), until: instant.optional() }),
    /** `next`: the `until` of a section's older results; absent if there are none. */
    response: z.object({
      items: z.array(sectionResult),
      next: z.partialRecord(z.enum(SECTION_KEYS), instant),
    }),
    errors: ["patient.not_found"],
    touches: { table: "write" },
    // Patient, visits, measurements, sections and the audit trail. More for merged records, and for old visits without stored
    // measurements, which are computed and stored now. Three more where the newest three
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
