import * as z from "zod";
import { date, id, instant, page, pageQuery, text } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { DUPLICATE_KEYS, newPatient } from "../patients/patients.ts";

/** The largest number of rows in one request: with all they refer to, they are read in one batch. */
export const MAX_ROWS_AT_ONCE = 40;
/** The largest number of rows of one file. */
export const MAX_ROWS = 50_000;
/** The largest number of columns of one file. */
export const MAX_COLUMNS = 200;
/** Days within which an import can be undone. */
export const IMPORT_UNDO_DAYS = 30;
/** Imports in one answer. */
const IMPORTS_PER_PAGE = 25;

/**
 * `running` until somebody finishes it: whoever resumes sends the rows that are left. `undoing` from the first request that undoes it until
 * the last, or until what is left is kept, which makes it `done`.
 */
export const IMPORT_STATES = ["running", "done", "undoing", "undone"] as const;
/** What the rows of a file are. */
export const IMPORT_KINDS = ["patients", "appointments"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
/** Columns whose texts stand for something that the clinic has. */
export const VALUE_FIELDS = ["professional", "appointment_type", "office"] as const;
export type ValueField = (typeof VALUE_FIELDS)[number];
/** The largest number of texts that are remembered. */
export const MAX_VALUES = 300;

/** What a text in a column stands for; `""` as the text is what rows without one get. */
const chosenValue = z.object({ field: z.enum(VALUE_FIELDS), text: text(120), id: z.string().max(60) });
export type ChosenValue = z.output<typeof chosenValue>;

/** A SHA-256 hash in hex. */
export const hash = z.string().regex(/^[0-9a-f]{64}$/, { message: "id.invalid" });

/** How a file was read, to read it the same way when the import is resumed and when the next file has the same header. */
const reading = {
  file_name: text(200),
  /** Of the file's bytes, to recognise it when it is chosen again. */
  file_hash: hash,
  /** Of the names of its columns, to recognise a file with the same ones. */
  header_hash: hash,
  sheet: text(100),
  /** For each column from the left the field that it fills, `""` for none. */
  mapping: z.array(z.string().max(30)).max(MAX_COLUMNS),
  date_order: z.enum(["dmy", "mdy"]),
  /** For appointments what the file's professionals, types and places are in the clinic. */
  values: z.array(chosenValue).max(MAX_VALUES).default([]),
  kind: z.enum(IMPORT_KINDS).default("patients"),
  /** Rows that are to be added or merged. */
  rows: z.int().min(1).max(MAX_ROWS),
};

export const importView = z.object({
  id: z.string(),
  state: z.enum(IMPORT_STATES),
  ...reading,
  created: z.int(),
  merged: z.int(),
  /** Rows that whoever imported left out. */
  skipped: z.int(),
  /** Patients or appointments removed when it was undone. */
  removed: z.int(),
  started_at: instant,
  started_by: z.string(),
  started_by_name: z.string(),
  finished_at: instant.nullable(),
  /** The last moment at which it can be undone. */
  undo_until: instant,
});
export type Import = z.output<typeof importView>;

/** What the row adds: a patient, or with `into` what that patient lacks. */
const row = z.object({
  /** In the file, from 1. */
  number: z.int().min(1),
  /** Of the row's cells as the file has them: a row that was imported once is never imported again. */
  fingerprint: hash,
  patient: newPatient,
  into: id("patient").optional(),
});
export type ImportRow = z.output<typeof row>;

export const ROW_OUTCOMES = ["created", "merged", "already", "refused"] as const;
export const rowResult = z.object({
  number: z.int(),
  outcome: z.enum(ROW_OUTCOMES),
  patient: z.string().nullable(),
  /** Why it was refused: an error code, and one for each invalid field. */
  code: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type RowResult = z.output<typeof rowResult>;

/** What is compared of a row. */
const comparison = z.object({
  number: z.int().min(1),
  fingerprint: hash,
  name: text(200),
  birthday: date.nullable(),
  phone: text(40),
  mobile_number: text(40),
  email: text(254),
  vat_number: text(30),
  health_system_number: text(30),
});
export type Comparison = z.output<typeof comparison>;

export const importCandidate = z.object({
  id: z.string(),
  name: z.string(),
  birthday: date.nullable(),
  archived: z.boolean(),
  same_name: z.boolean(),
  matches: z.array(z.enum(DUPLICATE_KEYS)),
});
export type ImportCandidate = z.output<typeof importCandidate>;

/** A patient or an appointment that undoing leaves, and why. `id` and `name` are the patient's. */
export const KEPT_REASONS = ["changed", "in_use"] as const;
export const keptRecord = z.object({
  id: z.string(),
  name: z.string(),
  /** The appointment, and when it is. */
  appointment: z.object({ id: z.string(), start: instant }).optional(),
  reason: z.enum(KEPT_REASONS),
});
export type KeptRecord = z.output<typeof keptRecord>;

/** The limit of patients of the plan and how many there are; null for a plan without a limit. */
const planRoom = z.object({ limit: z.int(), patients: z.int() }).nullable();
export type PlanRoom = z.output<typeof planRoom>;

const one = z.object({ import: id("import") });
const write = { who: "space", can: "patients.write" } as const;

/** Imports from files. The browser reads the file; only the rows that were confirmed are sent. */
export const importsRoutes = {
  list: route({
    id: "imports.list",
    method: "GET",
    path: "/imports",
    summary: "Imports, newest first, and how many more patients the plan has room for",
    access: write,
    query: pageQuery.extend({
      limit: z.coerce.number().int().min(1).max(IMPORTS_PER_PAGE).default(IMPORTS_PER_PAGE),
    }),
    response: page(importView).extend({ room: planRoom }),
    errors: [],
    touches: { table: "read", secret: true },
    // The imports, and the count of patients where the plan has a limit.
    calls: 2,
  }),
  get: route({
    id: "imports.get",
    method: "GET",
    path: "/imports/{import}",
    summary: "One import",
    access: write,
    params: one,
    response: importView,
    errors: ["import.not_found"],
    touches: { table: "read" },
    calls: 1,
  }),
  check: route({
    id: "imports.check",
    method: "POST",
    path: "/imports/check",
    summary:
      "Which rows of a file were imported before, and which patients may be the same people. Writes nothing",
    access: write,
    body: z.object({ rows: z.array(comparison).min(1).max(MAX_ROWS_AT_ONCE) }),
    response: z.object({
      items: z.array(
        z.object({ number: z.int(), imported: z.boolean(), candidates: z.array(importCandidate) }),
      ),
    }),
    errors: [],
    touches: { table: "read" },
    // A query for each name, a batch for each hundred fingerprints, shared values and candidates.
    calls: MAX_ROWS_AT_ONCE + 6,
  }),
  start: route({
    id: "imports.start",
    method: "POST",
    path: "/imports",
    summary: "Begin an import; 403 if the plan has no room for that many new patients",
    access: write,
    body: z.object({ ...reading, new_patients: z.int().min(0).max(MAX_ROWS) }),
    response: importView,
    status: 201,
    errors: ["plan.max_patients", "access.denied"],
    touches: { table: "write" },
    calls: 2,
    idempotent: true,
  }),
  addRows: route({
    id: "imports.add-rows",
    method: "POST",
    path: "/imports/{import}/rows",
    summary:
      "Add rows of the file. A row that is there already is left as it is, so that a request may be repeated",
    access: write,
    params: one,
    body: z.object({ rows: z.array(row).min(1).max(MAX_ROWS_AT_ONCE) }),
    response: z.object({ items: z.array(rowResult) }),
    errors: ["import.not_found", "import.closed", "plan.max_patients"],
    touches: { table: "write" },
    // A transaction for each row at worst; a value that many patients share costs one more.
    calls: MAX_ROWS_AT_ONCE * 2 + 2,
  }),
  finish: route({
    id: "imports.finish",
    method: "POST",
    path: "/imports/{import}/finish",
    summary: "Say that no more rows follow, or that an undo is not continued: what is left is kept",
    access: write,
    params: one,
    body: z.object({ skipped: z.int().min(0).max(MAX_ROWS) }),
    response: importView,
    errors: ["import.not_found", "import.closed", "import.not_yours"],
    touches: { table: "write" },
    calls: 3,
  }),
  undo: route({
    id: "imports.undo",
    method: "POST",
    path: "/imports/{import}/undo",
    summary:
      "Remove the next patients or appointments that an import added, until `next` is null; those changed or used since are kept and named",
    access: write,
    params: one,
    body: z.object({ cursor: z.string().max(2048).optional() }),
    response: z.object({ import: importView, kept: z.array(keptRecord), next: z.string().nullable() }),
    errors: ["import.not_found", "import.too_late", "import.not_yours", "import.closed"],
    touches: { table: "write", secret: true },
    calls: 140,
  }),
};
