import * as z from "zod";
import { instant, page, requiredText, text } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";

/** A code of any classification: letters and digits, with dots or dashes inside. */
export const icdCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9](?:[A-Z0-9.-]{0,10}[A-Z0-9])?$/, { message: "icd.code_invalid" });

/**
 * Where an entry comes from: written by the clinic, written by the back office, shipped with the product, or part of a
 * loaded release.
 */
export const ICD_ORIGINS = ["own", "office", "common", "release"] as const;

export const icdItem = z.object({
  code: z.string(),
  chapter: z.int().nullable(),
  /** Empty when there is no title in that language. */
  en: z.string(),
  pt: z.string(),
  origin: z.enum(ICD_ORIGINS),
  favourite: z.boolean(),
});
export type IcdItem = z.output<typeof icdItem>;

/** A code with a title in at least one of the languages. */
export const icdTitled = z
  .object({ code: icdCode, en: text(300).default(""), pt: text(300).default("") })
  .refine(({ en, pt }) => en !== "" || pt !== "", { message: "required", path: ["en"] });

const MAX_CLINIC_CODES = 200;
const eachOnce = (items: readonly { code: string }[]) =>
  new Set(items.map(({ code }) => code)).size === items.length;
const codes = z
  .array(icdTitled)
  .max(MAX_CLINIC_CODES, { message: "icd.too_many" })
  .refine(eachOnce, { message: "icd.duplicate" });

/** What a clinic stores about the classification: its favourites in order, and its own entries. */
export const clinicIcd = z.object({ favourites: codes, own: codes, version: z.int().min(0) });
export type ClinicIcd = z.output<typeof clinicIcd>;

const mayRead = { who: "space", can: "catalogue.read" } as const;
const mayWrite = { who: "space", can: "catalogue.write" } as const;

/** The clinic's routes, spread into the domain `reference`. */
export const clinicIcdRoutes = {
  icdBrowse: route({
    id: "classifications.icd-browse",
    method: "GET",
    path: "/icd/chapters/{chapter}/codes",
    summary: "A chapter's codes in their order: the common ones, and a loaded release's",
    access: { who: "session" },
    params: z.object({ chapter: z.coerce.number().int().min(1).max(22) }),
    query: z.object({ cursor: z.string().max(2048).optional() }),
    response: page(icdItem),
    errors: [],
    touches: { table: "read", secret: true },
    calls: 2,
  }),
  clinicIcd: route({
    id: "classifications.clinic-icd",
    method: "GET",
    path: "/icd/clinic",
    summary: "The clinic's favourites and its own entries",
    access: mayRead,
    response: clinicIcd,
    errors: [],
    touches: { table: "read" },
    calls: 1,
  }),
  saveClinicIcd: route({
    id: "classifications.save-clinic-icd",
    method: "PUT",
    path: "/icd/clinic",
    summary: "Replaces the clinic's favourites and its own entries",
    access: mayWrite,
    body: clinicIcd,
    response: clinicIcd,
    errors: ["icd.stale"],
    touches: { table: "write" },
    calls: 1,
  }),
} as const;

/** State of a release: being loaded, ready to be used, or being deleted. */
export const RELEASE_STATES = ["loading", "ready", "withdrawing"] as const;

export const icdRelease = z.object({
  id: z.string(),
  name: z.string(),
  /** Number of codes, once all chunks are loaded. */
  codes: z.int(),
  chunks: z.int(),
  /** Number of chunks loaded so far, from the first. Loading continues after them. */
  loaded: z.int(),
  state: z.enum(RELEASE_STATES),
  /** Whether searches use this release. */
  current: z.boolean(),
  created_at: instant,
});
export type IcdRelease = z.output<typeof icdRelease>;

export const releaseId = z.string().regex(/^icr_[0-9a-f]{32}$/, { message: "id.invalid" });
/** The largest number of codes of one category, so that they fit easily into one database item. */
export const CHUNK_CODES = 60;
/** The largest number of chunks in one request. */
export const BATCH_CHUNKS = 10;

const row = z.object({ code: icdCode, en: z.string().max(400), pt: z.string().max(400).default("") });
export type IcdRow = z.output<typeof row>;

const releaseParams = z.object({ release: releaseId });
const superAdmin = { who: "admin", level: "super" } as const;
const entryParams = z.object({ code: icdCode });

/** An entry written by the back office. Every clinic sees it instead of the release's own title. */
export const officeIcd = z.object({ code: z.string(), en: z.string(), pt: z.string() });
const officeEntry = z.object({ item: icdItem.nullable(), written: z.boolean(), version: z.int() });

/** The back office's routes, spread into the domain `backoffice`. */
export const icdAdminRoutes = {
  icdList: route({
    id: "backoffice.icd-list",
    method: "GET",
    path: "/backoffice/icd",
    summary: "Codes by code or words, or a chapter's",
    access: superAdmin,
    query: z.object({
      q: text(100).default(""),
      chapter: z.coerce.number().int().min(1).max(22).default(1),
      cursor: z.string().max(2048).optional(),
    }),
    response: page(icdItem),
    errors: [],
    touches: { table: "read", secret: true },
    calls: 2,
  }),
  icdEntry: route({
    id: "backoffice.icd-entry",
    method: "GET",
    path: "/backoffice/icd/{code}",
    summary: "One code, with what stands for it now",
    access: superAdmin,
    params: entryParams,
    response: officeEntry,
    errors: [],
    touches: { table: "read" },
    calls: 2,
  }),
  saveIcdEntry: route({
    id: "backoffice.save-icd-entry",
    method: "PUT",
    path: "/backoffice/icd/{code}",
    summary: "Writes a code's titles, for every clinic",
    access: superAdmin,
    params: entryParams,
    body: z.object({
      en: requiredText(300),
      pt: text(300).default(""),
      /** If true, a code that exists already is refused. */
      fresh: z.boolean().default(false),
      version: z.int().min(0),
    }),
    response: officeEntry,
    errors: ["icd.stale", "icd.exists", "icd.too_many"],
    touches: { table: "write" },
    calls: 3,
  }),
  removeIcdEntry: route({
    id: "backoffice.remove-icd-entry",
    method: "DELETE",
    path: "/backoffice/icd/{code}",
    summary: "Takes back what the back office wrote for a code; a release's title stands again",
    access: superAdmin,
    params: entryParams,
    query: z.object({ version: z.coerce.number().int().min(0) }),
    response: officeEntry,
    errors: ["icd.not_found", "icd.stale"],
    touches: { table: "write" },
    calls: 3,
  }),
  icdReleases: route({
    id: "backoffice.icd-releases",
    method: "GET",
    path: "/backoffice/icd-releases",
    summary: "Releases of the classification, loaded or on their way",
    access: superAdmin,
    response: z.object({ releases: z.array(icdRelease) }),
    errors: [],
    touches: { table: "read" },
    calls: 2,
  }),
  startIcdRelease: route({
    id: "backoffice.start-icd-release",
    method: "POST",
    path: "/backoffice/icd-releases",
    summary: "Begins to load a release, or finds where loading the same file got to",
    access: superAdmin,
    body: z.object({
      /** SHA-256 of the file's content, hexadecimal. A file with the same fingerprint is the same release. */
      fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
      name: requiredText(120),
      codes: z.int().min(1).max(250_000),
      chunks: z.int().min(1).max(50_000),
    }),
    response: icdRelease,
    errors: ["icd_release.withdrawing"],
    touches: { table: "write" },
    calls: 3,
  }),
  addIcdChunks: route({
    id: "backoffice.add-icd-chunks",
    method: "PUT",
    path: "/backoffice/icd-releases/{release}/chunks/{at}",
    summary: "Brings some of a release's codes; a repeat changes nothing",
    access: superAdmin,
    params: releaseParams.extend({ at: z.coerce.number().int().min(0).max(50_000) }),
    body: z.object({
      chunks: z.array(z.array(row).min(1).max(CHUNK_CODES)).min(1).max(BATCH_CHUNKS),
    }),
    response: icdRelease,
    errors: ["icd_release.not_found", "icd_release.gap", "icd_release.withdrawing"],
    touches: { table: "write" },
    calls: 3,
  }),
  publishIcdRelease: route({
    id: "backoffice.publish-icd-release",
    method: "POST",
    path: "/backoffice/icd-releases/{release}/publish",
    summary: "Lets searches answer from a release that is wholly there",
    access: superAdmin,
    params: releaseParams,
    body: z.object({
      /** The word index for the search, in base64. A release that is ready has one already. */
      index: z.base64().max(5_000_000).default(""),
    }),
    response: icdRelease,
    errors: ["icd_release.not_found", "icd_release.incomplete"],
    touches: { table: "write" },
    calls: 5,
  }),
  withdrawIcdRelease: route({
    id: "backoffice.withdraw-icd-release",
    method: "POST",
    path: "/backoffice/icd-releases/{release}/withdraw",
    summary:
      "Takes a release out of every search at once, and deletes a part of it; repeated until nothing is left",
    access: superAdmin,
    params: releaseParams,
    response: z.object({ left: z.int() }),
    errors: ["icd_release.not_found"],
    touches: { table: "write" },
    calls: 7,
  }),
} as const;
