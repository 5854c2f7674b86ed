import * as z from "zod";
import { date, id, instant, page, pageQuery, requiredText, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { DOCUMENT_FORMATS, DOCUMENT_KINDS, MAX_DOCUMENT_BYTES } from "./document-kinds.ts";

const title = requiredText(200);
const kind = z.enum(DOCUMENT_KINDS);

/** A document of a patient. */
const patientDocument = z.object({
  id: z.string(),
  /** The record it belongs to; another one than was asked for if that one was merged into it. */
  patient: z.string(),
  kind,
  title: z.string(),
  /** The day on the document itself. */
  date,
  /** The visit it belongs to. */
  appointment: z.string().nullable(),
  format: z.enum(DOCUMENT_FORMATS),
  /** In bytes. */
  size: z.int(),
  added_at: instant,
  added_by: z.object({ id: z.string(), name: z.string() }),
  /** Until when it can be brought back; null unless it is archived. */
  archived_until: instant.nullable(),
  /** Whether the caller may change, archive and restore it. */
  changeable: z.boolean(),
  version,
});
export type PatientDocument = z.output<typeof patientDocument>;

/** What a user says of a document. */
export const documentForm = z.object({
  kind,
  title,
  date,
  appointment: id("appointment").nullable().default(null),
});

export type DocumentForm = z.input<typeof documentForm>;

const newDocument = documentForm.extend({
  format: z.enum(DOCUMENT_FORMATS, { message: "document.format" }),
  size: z
    .int({ message: "file.empty" })
    .min(1, { message: "file.empty" })
    .max(MAX_DOCUMENT_BYTES, { message: "file.too_large" }),
});
export type NewDocument = z.input<typeof newDocument>;

const ofPatient = z.object({ patient: id("patient") });
const one = ofPatient.extend({ document: id("document") });
// Every user of a clinic may see some kinds of documents. The service decides by kind and owner.
const access = { who: "space", can: "patients.read" } as const;
const ABSENT = "document.not_found";
const REFUSED = "document.not_own";
const FULL = "plan.max_disk_space";

/** Documents of patients. Browsers upload the files to the store; the server reads only parts of them. */
export const documentsRoutes = {
  list: route({
    id: "documents.list",
    method: "GET",
    path: "/patients/{patient}/documents",
    summary: "A patient's documents that the caller may see, newest day first, those of merged records too",
    access,
    params: ofPatient,
    query: pageQuery.extend({
      // Its place is the last document's day and id, which the list shows anyway.
      cursor: z
        .string()
        .regex(/^\d{4}-\d\d-\d\d_doc_[0-9A-HJKMNP-TV-Z]{26}$/, { message: "cursor.invalid" })
        .optional(),
      kind: kind.optional(),
      /** Part of the title, without regard to accents and capitals. */
      q: z.string().trim().max(100).optional(),
      /** Those that are archived and can still be brought back, instead of the others. */
      archived: z
        .enum(["true", "false"])
        .default("false")
        .transform((word) => word === "true"),
    }),
    response: page(patientDocument),
    errors: ["patient.not_found"],
    touches: { table: "write" },
    // The patient, the audit entry, and up to three requests where few documents match.
    calls: 5,
  }),
  listAdded: route({
    id: "documents.list-added",
    method: "GET",
    path: "/patients/{patient}/documents-added",
    summary: "The newest documents that were added since an instant, at most fifty",
    access,
    params: ofPatient,
    query: z.object({ since: instant }),
    response: z.object({ items: z.array(patientDocument), next: z.null() }),
    errors: ["patient.not_found"],
    touches: { table: "write" },
    calls: 3,
  }),
  create: route({
    id: "documents.create",
    method: "POST",
    path: "/patients/{patient}/documents",
    summary: "A link to upload a document to; it is listed once it was completed",
    access,
    params: ofPatient,
    body: newDocument,
    response: z.object({
      document: z.string(),
      upload: z.object({ url: z.string(), headers: z.record(z.string(), z.string()) }),
    }),
    status: 201,
    errors: ["patient.not_found", "appointment.not_found", REFUSED, FULL],
    touches: { table: "write", files: "write" },
    // One; two more for the visit it is linked to.
    calls: 3,
    idempotent: true,
  }),
  complete: route({
    id: "documents.complete",
    method: "POST",
    path: "/patients/{patient}/documents/{document}/complete",
    summary:
      "List an uploaded document: its file is there and is, by its content, of the format it was said to be",
    access,
    params: one,
    response: patientDocument,
    errors: [ABSENT, FULL],
    touches: { table: "write", files: "read" },
    calls: 3,
  }),
  open: route({
    id: "documents.open",
    method: "GET",
    path: "/patients/{patient}/documents/{document}",
    summary: "A document with links to show and to download its file, valid for five minutes",
    access,
    params: one,
    response: z.object({
      document: patientDocument,
      /** Null where browsers cannot show the format. */
      view: z.string().nullable(),
      download: z.string(),
    }),
    errors: [ABSENT],
    touches: { table: "write", files: "read" },
    calls: 2,
  }),
  update: route({
    id: "documents.update",
    method: "PATCH",
    path: "/patients/{patient}/documents/{document}",
    summary: "Change what is said of a document",
    access,
    params: one,
    body: z.object({
      version,
      kind: kind.optional(),
      title: title.optional(),
      date: date.optional(),
      appointment: id("appointment").nullable().optional(),
    }),
    response: patientDocument,
    errors: [ABSENT, "document.stale", REFUSED, "appointment.not_found"],
    touches: { table: "write" },
    calls: 4,
  }),
  archive: route({
    id: "documents.archive",
    method: "POST",
    path: "/patients/{patient}/documents/{document}/archive",
    summary: "Take a document out of the record; it can be brought back for 30 days",
    access,
    params: one,
    response: patientDocument,
    errors: [ABSENT, REFUSED],
    touches: { table: "write" },
    calls: 4,
  }),
  restore: route({
    id: "documents.restore",
    method: "POST",
    path: "/patients/{patient}/documents/{document}/restore",
    summary: "Bring an archived document back",
    access,
    params: one,
    response: patientDocument,
    errors: [ABSENT, REFUSED, FULL],
    touches: { table: "write" },
    calls: 4,
  }),
  readDiskUse: route({
    id: "documents.read-disk-use",
    method: "GET",
    path: "/clinic/disk-use",
    summary: "How much of the plan's disk space the clinic's documents and photos take",
    access: { who: "space", can: "clinic.manage" },
    response: z.object({ used_bytes: z.int(), max_bytes: z.int().nullable() }),
    errors: [],
    touches: { table: "read" },
    calls: 1,
  }),
};
