import * as z from "zod";
import { id, text } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { anyFields, catalogueKey, entryState, entryVersion, OPTIONS } from "./catalogue-schemas.ts";

/** Rows that are compared in one request: one batch reads what is written over them. */
export const MAX_COMPARED_ROWS = 100;
/** Rows that are written in one request: entry, history and audit of each go into one transaction. */
export const MAX_WRITTEN_ROWS = 30;

/** What becomes of a row. `invalid` has faults; `unknown` names no entry of a catalogue that does not grow. */
export const SHEET_OUTCOMES = ["unchanged", "changed", "added", "retired", "invalid", "unknown"] as const;
export type SheetOutcome = (typeof SHEET_OUTCOMES)[number];

const row = z.object({
  /** In the file, from 1. */
  number: z.int().min(1),
  /** Empty for an entry that is added. */
  key: text(160),
  /** The fields that the file has columns for. The others stay as they are. */
  fields: anyFields,
  retired: z.boolean().optional(),
  reference: id("reference").nullable().optional(),
});
export type ComparedRow = z.output<typeof row>;

const compared = z.object({
  number: z.int(),
  outcome: z.enum(SHEET_OUTCOMES),
  key: z.string(),
  /** The version that the comparison is of; 0 where nothing is written over the product's own entry. */
  version: entryVersion,
  before: entryState.nullable(),
  after: entryState.nullable(),
  /** Whether the source would be another. */
  reference: z.boolean(),
  /** Message codes by field. */
  faults: z.record(z.string(), z.string()),
});
export type SheetComparison = z.output<typeof compared>;

const written = z.object({
  number: z.int(),
  /** `stale` where somebody changed the entry since it was compared. */
  outcome: z.enum(["written", "unchanged", "stale", "refused"]),
});
export type WrittenRow = z.output<typeof written>;

const staff = { who: "admin", level: "staff" } as const;
const params = z.object({ catalogue: catalogueKey });

/** A catalogue's entries from a spreadsheet. The browser reads the file; only its rows are sent. */
export const catalogueSheetRoutes = {
  compareRows: route({
    id: "catalogues.compare-rows",
    method: "POST",
    path: "/backoffice/catalogues/{catalogue}/rows/compare",
    summary: "What rows of a spreadsheet would change. Writes nothing",
    access: staff,
    params,
    body: z.object({ rows: z.array(row).min(1).max(MAX_COMPARED_ROWS) }),
    response: z.object({ items: z.array(compared) }),
    errors: [],
    touches: { table: "read" },
    // One batch, one for each different source, and what fields are chosen from.
    calls: MAX_COMPARED_ROWS + 1 + OPTIONS,
  }),
  writeRows: route({
    id: "catalogues.write-rows",
    method: "POST",
    path: "/backoffice/catalogues/{catalogue}/rows",
    summary:
      "Writes rows of a spreadsheet as drafts. A row that is written already changes nothing, so that a request may be repeated",
    access: staff,
    params,
    body: z.object({
      rows: z
        .array(row.extend({ version: entryVersion }))
        .min(1)
        .max(MAX_WRITTEN_ROWS),
    }),
    response: z.object({ items: z.array(written) }),
    errors: ["catalogue.busy"],
    touches: { table: "write" },
    // The catalogue, one batch, one for each different source, one transaction, and what fields are chosen from.
    calls: MAX_WRITTEN_ROWS + 3 + OPTIONS,
  }),
} as const;
