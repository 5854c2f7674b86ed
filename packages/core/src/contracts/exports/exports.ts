import * as z from "zod";
import { id, instant } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { EXPORT_FAILURES, EXPORT_STATES } from "./export-terms.ts";

/** An export of the whole space, as the screen shows it. */
const spaceExport = z.object({
  id: z.string(),
  state: z.enum(EXPORT_STATES),
  /** Why it failed; null unless it did. */
  failure: z.enum(EXPORT_FAILURES).nullable(),
  created_at: instant,
  started_by: z.object({ id: z.string(), name: z.string() }),
  finished_at: instant.nullable(),
  /** Until when the file can be downloaded; null before it is ready. */
  available_until: instant.nullable(),
  /** Bytes of the file; null before it is ready. */
  size: z.int().nullable(),
  with_files: z.boolean(),
  /** How much is done, from 0 to 100. */
  percent: z.int().min(0).max(100),
  /** Records by kind, as far as the export is. */
  counts: z.record(z.string(), z.int()),
  /** Original files that could not be found. */
  missing: z.int(),
});
export type SpaceExport = z.output<typeof spaceExport>;

const one = z.object({ export: id("archiveExport") });
const access = { who: "space", can: "data.transfer" } as const;
const ABSENT = "export.not_found";

/** Exports of the whole space. They work without a plan too: the data is the clinic's. */
export const exportsRoutes = {
  list: route({
    id: "exports.list",
    method: "GET",
    path: "/exports",
    summary: "The last exports of the space, newest first",
    access,
    beforeAccepting: true,
    response: z.object({ items: z.array(spaceExport) }),
    errors: [],
    touches: { table: "read" },
    calls: 1,
  }),
  begin: route({
    id: "exports.begin",
    method: "POST",
    path: "/exports",
    summary: "Begins an export of the whole space",
    access,
    beforeAccepting: true,
    // Whether PDFs of signed appointments, photos, documents and signed consents are part of it.
    body: z.object({ with_files: z.boolean() }),
    response: spaceExport,
    status: 201,
    errors: ["export.running"],
    touches: { table: "write" },
    calls: 1,
    idempotent: true,
    needsPlan: false,
  }),
  cancel: route({
    id: "exports.cancel",
    method: "POST",
    path: "/exports/{export}/cancel",
    summary: "Stops an export that is not ready yet",
    access,
    beforeAccepting: true,
    params: one,
    response: spaceExport,
    errors: [ABSENT, "export.ended"],
    touches: { table: "write" },
    calls: 2,
    needsPlan: false,
  }),
  open: route({
    id: "exports.open",
    method: "POST",
    path: "/exports/{export}/open",
    summary: "A link to download a finished export, for a few minutes",
    access,
    beforeAccepting: true,
    params: one,
    response: z.object({ url: z.url() }),
    errors: [ABSENT, "export.not_ready"],
    touches: { table: "write", files: "read" },
    calls: 2,
    needsPlan: false,
  }),
} as const;
