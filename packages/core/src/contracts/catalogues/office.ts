import * as z from "zod";
import { id, instant, page, pageQuery, text } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { revision } from "../revisions/revisions.ts";
import {
  anyFields,
  catalogueKey,
  type EntryState,
  entryKey,
  entryState,
  entryVersion,
  OPTIONS,
  reviewState,
} from "./catalogue-schemas.ts";

export type { EntryState };

const staff = { who: "admin", level: "staff" } as const;
const words = z.object({ en: z.string(), pt: z.string() });

/** How many entries of a catalogue are in which state. */
const summary = z.object({
  catalogue: catalogueKey,
  /** Entries that clinics have once all drafts are published, without retired ones. */
  total: z.int(),
  /** Those that nobody has reviewed, and those that somebody disputes. */
  unreviewed: z.int(),
  reviewed: z.int(),
  disputed: z.int(),
  retired: z.int(),
  /** Entries that were changed since the last publication. */
  unpublished: z.int(),
  published_at: instant.nullable(),
  published_by: z.string().nullable(),
  /** Rises with every change. */
  version: z.int(),
});
export type CatalogueSummary = z.output<typeof summary>;

/** A book or article, by its title of that time. */
const reference = z.object({ id: id("reference"), title: z.string() });

/** An entry as the back office edits it. */
const entryView = z.object({
  key: entryKey,
  name: words,
  fields: anyFields,
  origin: z.enum(["base", "changed", "added"]),
  retired: z.boolean(),
  review: reviewState,
  reviewed_at: instant.nullable(),
  reviewed_by: z.string().nullable(),
  reference: reference.nullable(),
  note: z.string(),
  version: entryVersion,
  updated_at: instant.nullable(),
  updated_by: z.string().nullable(),
  /** Whether clinics still read something else. */
  unpublished: z.boolean(),
  /** Whether a release since it was written ships something else for it. */
  base_changed: z.boolean(),
});
export type EntryView = z.output<typeof entryView>;

/** An entry of a list, with how often clinics used it in twelve months; null where nothing counts that. */
const listedEntry = entryView.extend({ uses: z.int().nullable() });
export type ListedEntry = z.output<typeof listedEntry>;

const unpublished = z.object({
  key: entryKey,
  name: words,
  at: instant,
  by: z.string(),
  before: entryState.nullable(),
  after: entryState.nullable(),
});
export type UnpublishedChange = z.output<typeof unpublished>;

/** What the author says of a change. */
const said = {
  reference: id("reference").nullable().default(null),
  note: text(500).default(""),
  /** Whether the author vouches for what is written. */
  reviewed: z.boolean().default(false),
};

const option = z.object({ value: z.string(), en: z.string(), pt: z.string() });
const params = z.object({ catalogue: catalogueKey });
const entryParams = params.extend({ key: entryKey });
const changed = ["entry.not_found", "entry.stale", "catalogue.busy"] as const;
/** One for each megabyte of what was written over a catalogue. */
const WHOLE = 12;
/** How often entries were used; of rules, the catalogues that they name. */
const USES = 4;

/** What lists can be narrowed to besides the state of review. */
export const ENTRY_KINDS = ["changed", "added", "retired", "unpublished", "base_changed"] as const;

/** The catalogues as the back office edits them. */
export const catalogueOfficeRoutes = {
  list: route({
    id: "catalogues.list",
    method: "GET",
    path: "/backoffice/catalogues",
    summary: "The catalogues with how many entries are left to review",
    access: staff,
    response: z.object({ catalogues: z.array(summary) }),
    errors: [],
    touches: { table: "read" },
    calls: 1,
  }),
  get: route({
    id: "catalogues.get",
    method: "GET",
    path: "/backoffice/catalogues/{catalogue}",
    summary: "One catalogue: where it stands, its source, and what its fields can be chosen from",
    access: staff,
    params,
    response: summary.extend({
      source: words,
      options: z.record(z.string(), z.array(option)),
    }),
    errors: [],
    touches: { table: "read" },
    calls: 1 + OPTIONS,
  }),
  entries: route({
    id: "catalogues.entries",
    method: "GET",
    path: "/backoffice/catalogues/{catalogue}/entries",
    summary: "A page of a catalogue's entries, as they are written now",
    access: staff,
    params,
    query: pageQuery.extend({
      search: text(100).default(""),
      review: reviewState.optional(),
      kind: z.enum(ENTRY_KINDS).optional(),
      /** `use` for what clinics used most, first. */
      sort: z.enum(["order", "use"]).optional(),
    }),
    response: page(listedEntry),
    errors: [],
    touches: { table: "read" },
    calls: WHOLE + USES,
  }),
  entry: route({
    id: "catalogues.entry",
    method: "GET",
    path: "/backoffice/catalogues/{catalogue}/entries/{key}",
    summary: "One entry, with what the product ships",
    access: staff,
    params: entryParams,
    response: z.object({ entry: entryView, shipped: anyFields.nullable() }),
    errors: ["entry.not_found"],
    touches: { table: "read" },
    calls: 2,
  }),
  create: route({
    id: "catalogues.create",
    method: "POST",
    path: "/backoffice/catalogues/{catalogue}/entries",
    summary: "Adds an entry as a draft",
    access: staff,
    params,
    body: z.object({ fields: anyFields, ...said }),
    response: z.object({ entry: entryView }),
    status: 201,
    errors: ["entry.exists", "catalogue.closed", "catalogue.busy"],
    touches: { table: "write" },
    calls: 4 + OPTIONS,
    idempotent: true,
  }),
  update: route({
    id: "catalogues.update",
    method: "PUT",
    path: "/backoffice/catalogues/{catalogue}/entries/{key}",
    summary: "Changes or retires an entry as a draft; clinics read it once it is published",
    access: staff,
    params: entryParams,
    body: z.object({ version: entryVersion, fields: anyFields, retired: z.boolean(), ...said }),
    response: z.object({ entry: entryView }),
    errors: [...changed, "catalogue.closed"],
    touches: { table: "write" },
    // Three, and two more for each other entry of the catalogue that is changed at the same moment.
    calls: 4 + OPTIONS,
  }),
  review: route({
    id: "catalogues.review",
    method: "POST",
    path: "/backoffice/catalogues/{catalogue}/entries/{key}/review",
    summary: "Accepts an entry as it is, disputes it with a reason, or takes either back",
    access: staff,
    params: entryParams,
    body: z.object({ version: entryVersion, review: reviewState, note: text(500).default("") }),
    response: z.object({ entry: entryView }),
    errors: [...changed],
    touches: { table: "write" },
    calls: 3,
  }),
  history: route({
    id: "catalogues.history",
    method: "GET",
    path: "/backoffice/catalogues/{catalogue}/entries/{key}/history",
    summary: "What an entry said before, newest first",
    access: staff,
    params: entryParams,
    query: pageQuery,
    response: page(revision),
    errors: [],
    touches: { table: "read", secret: true },
    calls: 2,
  }),
  revert: route({
    id: "catalogues.revert",
    method: "POST",
    path: "/backoffice/catalogues/{catalogue}/entries/{key}/revert",
    summary: "Writes an entry as it was in an earlier version, or as the product ships it",
    access: staff,
    params: entryParams,
    body: z.object({
      version: entryVersion,
      /** 0 for what the product ships. */
      to: entryVersion,
    }),
    response: z.object({ entry: entryView.nullable() }),
    errors: [...changed, "revision.not_found"],
    touches: { table: "write" },
    calls: 5,
  }),
  changes: route({
    id: "catalogues.changes",
    method: "GET",
    path: "/backoffice/catalogues/{catalogue}/changes",
    summary: "What publishing would change for clinics",
    access: staff,
    params,
    query: pageQuery.pick({ limit: true }).extend({ cursor: entryKey.optional() }),
    response: page(unpublished).extend({
      /** What is published if nobody changes anything meanwhile. */
      version: z.int(),
      total: z.int(),
    }),
    errors: ["catalogue.busy"],
    touches: { table: "read" },
    calls: 2 * WHOLE,
  }),
  publish: route({
    id: "catalogues.publish",
    method: "POST",
    path: "/backoffice/catalogues/{catalogue}/publish",
    summary: "Gives every clinic the catalogue as it is written now",
    access: staff,
    params,
    body: z.object({
      /** The version whose changes were shown. */
      version: z.int().min(1),
      note: text(500).default(""),
    }),
    response: summary,
    errors: ["catalogue.stale", "catalogue.nothing_to_publish", "catalogue.busy"],
    touches: { table: "write" },
    calls: 3 * WHOLE,
  }),
} as const;
