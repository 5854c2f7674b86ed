import * as z from "zod";
import { chargeSummary } from "../billing/billing.ts";
import { consentEntry } from "../consents/consent-terms.ts";
import { documentsRoutes } from "../documents/documents.ts";
import { id, instant, language } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { symptomDay } from "../monitoring/course.ts";
import { monitoredSymptom } from "../monitoring/symptom-terms.ts";
import { patient } from "../patients/patients.ts";
import { photo } from "../photos/photos.ts";
import { appointment } from "../scheduling/appointments.ts";
import { amendmentView, sectionView } from "../visits/sections.ts";
import { visitAcupuncture } from "../visits/visits.ts";
import { COPY_PURPOSES } from "./copy-purposes.ts";

/** The number of the format of `record.json`. It changes with every change that a reader would notice. */
export const PATIENT_COPY_VERSION = 1;

/** An appointment of a copy with everything that was recorded in it. */
export const copiedVisit = z.object({
  appointment,
  professional_name: z.string(),
  sections: z.array(sectionView.omit({ edit: true })),
  amendments: z.array(amendmentView),
  acupuncture: visitAcupuncture,
  photos: z.array(photo.omit({ thumbnail: true })),
});
export type CopiedVisit = z.output<typeof copiedVisit>;

/** What a copy begins with. */
const copyHead = z.object({
  purpose: z.enum(COPY_PURPOSES),
  language,
  made_at: instant,
  made_by: z.object({ id: z.string(), name: z.string() }),
  clinic: z.object({ id: z.string(), name: z.string() }),
  /** The record that others were merged into, where some were. */
  patient,
});
export type CopyHead = z.output<typeof copyHead>;

/** The file `record.json` of a copy. */
export const patientCopyFile = copyHead.extend({
  format: z.literal("meridian-patient-copy"),
  version: z.literal(PATIENT_COPY_VERSION),
  appointments: z.array(copiedVisit),
  consents: z.array(consentEntry),
  symptoms: z.array(monitoredSymptom),
  answers: z.array(symptomDay),
  documents: z.array(documentsRoutes.list.response.shape.items.element),
  /** Empty in a copy for another professional. */
  charges: z.array(chargeSummary),
});
export type PatientCopyFile = z.output<typeof patientCopyFile>;

const one = z.object({ patient: id("patient") });
const reads = { access: { who: "space", can: "clinical.read" }, params: one } as const;
const purpose = z.enum(COPY_PURPOSES);
/** Documents of one page of their list in a copy. */
export const COPIED_DOCUMENTS = 100;
/** Where a page begins. */
const cursor = z.string().max(2048).optional();
const ERRORS = ["patient.not_found", "patient_copy.refused"] as const;
const pdf = {
  response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  produces: "application/pdf",
} as const;

/**
 * The copy of a patient's record. The browser asks for its parts in pages and writes the archive, so that neither side
 * holds the whole record.
 */
export const patientCopyRoutes = {
  start: route({
    id: "patient-copy.start",
    method: "POST",
    path: "/patients/{patient}/copies",
    summary: "Begin a copy of a patient's record; it is recorded as an export",
    ...reads,
    body: z.object({ purpose, language }),
    response: copyHead,
    status: 201,
    errors: ERRORS,
    touches: { table: "write" },
    // Patient, space and audit entry. One more for each merge that is followed.
    calls: 4,
    // A clinic whose plan has ended still owes its patients their records.
    needsPlan: false,
  }),
  visits: route({
    id: "patient-copy.visits",
    method: "GET",
    path: "/patients/{patient}/copy/visits",
    summary: "A page of a patient's appointments with everything in them, newest first; the read is recorded",
    ...reads,
    query: z.object({ purpose, cursor }),
    response: z.object({ items: z.array(copiedVisit), next: z.string().nullable() }),
    errors: ERRORS,
    touches: { table: "write", files: "read", secret: true },
    // The record, the audit entry, each of six appointments, and the names of professionals. One more for each merged record.
    calls: 10,
  }),
  printPerson: route({
    id: "patient-copy.print-person",
    method: "GET",
    path: "/patients/{patient}/copy/person-pdf",
    summary: "The person, consents and followed symptoms of a copy as PDF; the reads are recorded",
    ...reads,
    query: z.object({ purpose, language }),
    ...pdf,
    errors: ERRORS,
    touches: { table: "write" },
    // The patient and the clinic; four for the consents and three for the symptoms, with their audit entries. Two more for
    // each merged record.
    calls: 10,
  }),
  printDocuments: route({
    id: "patient-copy.print-documents",
    method: "GET",
    path: "/patients/{patient}/copy/documents-pdf",
    summary: "A page of the list of a patient's documents as PDF; the read is recorded",
    ...reads,
    query: z.object({ purpose, language, cursor }),
    ...pdf,
    errors: ERRORS,
    touches: { table: "write" },
    // The patient and the clinic, and five for the list.
    calls: 7,
  }),
  printVisits: route({
    id: "patient-copy.print-visits",
    method: "GET",
    path: "/patients/{patient}/copy/visits-pdf",
    summary: "The same page of appointments as PDF; the read is recorded",
    ...reads,
    query: z.object({ purpose, language, cursor }),
    ...pdf,
    errors: ERRORS,
    touches: { table: "write", files: "read", secret: true },
    // As the page itself, the versions of custom tests, and the patient and the clinic.
    calls: 13,
  }),
};
