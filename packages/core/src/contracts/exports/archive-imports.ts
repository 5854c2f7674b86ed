import * as z from "zod";
import { id, instant } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { ARCHIVE_REFUSALS, IMPORT_STATES, MAX_ARCHIVE_BYTES } from "./export-terms.ts";

/** The import of an archive into the space, as the screen shows it. */
const archiveImport = z.object({
  id: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Why the archive was refused, or what failed; null unless it was. */
  reason: z.enum(ARCHIVE_REFUSALS).nullable(),
  /** The file in the archive that the reason is about, with the line where there is one; empty otherwise. */
  place: z.string(),
  created_at: instant,
  finished_at: instant.nullable(),
  percent: z.int().min(0).max(100),
  counts: z.record(z.string(), z.int()),
});
export type ArchiveImport = z.output<typeof archiveImport>;

const access = { who: "space", can: "data.transfer" } as const;
const one = z.object({ import: id("archiveImport") });
const ABSENT = "archive_import.not_found";
const NOT_EMPTY = "archive_import.not_empty";

/** Importing an archive that an export made, into a space that nobody has written in yet. */
export const archiveImportRoutes = {
  getImport: route({
    id: "exports.get-import",
    method: "GET",
    path: "/archive-imports",
    summary: "The last import of an archive into the space, and whether one could be begun",
    access,
    response: z.object({ last: archiveImport.nullable(), is_empty: z.boolean() }),
    errors: [],
    touches: { table: "read" },
    calls: 12,
  }),
  beginImport: route({
    id: "exports.begin-import",
    method: "POST",
    path: "/archive-imports",
    summary: "A link to upload an archive to",
    access,
    body: z.object({
      size: z.int().min(1, { message: "file.empty" }).max(MAX_ARCHIVE_BYTES, { message: "file.too_large" }),
    }),
    response: z.object({
      import: z.string(),
      upload: z.object({ url: z.string(), headers: z.record(z.string(), z.string()) }),
    }),
    status: 201,
    errors: [NOT_EMPTY, "archive_import.running"],
    touches: { table: "write", files: "write" },
    calls: 13,
    idempotent: true,
  }),
  startImport: route({
    id: "exports.start-import",
    method: "POST",
    path: "/archive-imports/{import}/start",
    summary: "Checks the uploaded archive and writes what is in it; repeated, it continues one that failed",
    access,
    params: one,
    response: archiveImport,
    errors: [ABSENT, "archive_import.ended"],
    touches: { table: "write" },
    calls: 2,
  }),
} as const;
