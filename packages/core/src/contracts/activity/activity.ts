import * as z from "zod";
import { date, id } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { AUDIT_ACTIONS } from "./audit-actions.ts";

/** What a check of the audit trail can find. */
export const FINDING_KINDS = [
  /** An entry is not as it was sealed, is gone, or was put between sealed ones. */
  "entry_changed",
  "entry_removed",
  "entry_added",
  /** An entry was not sealed within a quarter of an hour. */
  "entry_unsealed",
  /** A seal does not follow from its entries and the seal before, or is gone. */
  "seal_changed",
  "seal_missing",
  /** What the trail says about its end does not fit the seals. */
  "head_changed",
  "chain_missing",
  /** The chain is not what the write-once store says it was. */
  "anchor_differs",
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** `subject`: the id of the entry, the seal (`2026-11/12`), or the space. */
export const auditFinding = z.object({ kind: z.enum(FINDING_KINDS), subject: z.string() });
export type AuditFinding = z.output<typeof auditFinding>;

/** The kinds of record that an entry can be about, as the beginning of its id tells; `other` for what has no id of its own. */
export const activityEntry = z.object({
  id: z.string(),
  at: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** The id of what it was done to, or what was exported. */
  record: z.string(),
  /** The patient concerned, where the entry is about something of theirs. */
  patient: z.string().nullable(),
  /** The patient's name as it is now; null without a patient, and after an erasure. */
  patient_name: z.string().nullable(),
  /** `none` where nobody signed in: a job, or a patient with a link. */
  user: z.string(),
  /** The person's name as it is now; null for nobody and for accounts that are gone. */
  user_name: z.string().nullable(),
  /** False for entries from before the trail was chained. */
  chained: z.boolean(),
});
export type ActivityEntry = z.output<typeof activityEntry>;

const paging = { cursor: z.string().max(2048).optional() };

/** The audit trail for managers. */
export const activityRoutes = {
  list: route({
    id: "activity.list",
    method: "GET",
    path: "/activity",
    summary: "Who did what to which record and when, newest first, by pages",
    access: { who: "space", can: "clinic.manage" },
    query: z.object({
      ...paging,
      user: id("user").optional(),
      patient: id("patient").optional(),
      action: z.enum(AUDIT_ACTIONS).optional(),
      /** Days in the clinic's time zone, both included. */
      from: date.optional(),
      to: date.optional(),
    }),
    response: z.object({
      items: z.array(activityEntry),
      /** More to read. A page can be empty although more follows, where two filters are set. */
      next: z.string().nullable(),
      /** When chaining began; null before the first entry. */
      chained_since: z.string().nullable(),
      /** When the job last checked the whole trail, and how much it found. */
      checked_at: z.string().nullable(),
      findings: z.int(),
    }),
    errors: [],
    touches: { table: "read", secret: true },
    // The trail, its entries (of up to three months), and two batches of names.
    calls: 6,
    needsPlan: false,
  }),
  ofPatient: route({
    id: "activity.of-patient",
    method: "GET",
    path: "/patients/{patient}/activity",
    summary: "Who looked at a patient's record and changed it, newest first, by pages",
    access: { who: "space", can: "clinical.read" },
    params: z.object({ patient: id("patient") }),
    query: z.object(paging),
    response: z.object({ items: z.array(activityEntry), next: z.string().nullable() }),
    errors: ["patient.not_found"],
    touches: { table: "read", secret: true },
    // The patient and the trail, the entries, and two batches of names.
    calls: 5,
    needsPlan: false,
  }),
  check: route({
    id: "activity.check",
    method: "POST",
    path: "/activity/check",
    summary: "Checks a stretch of the audit trail: whether an entry was changed, removed or added",
    access: { who: "space", can: "clinic.manage" },
    body: z.object({ cursor: z.string().max(2048).nullable().default(null) }),
    response: z.object({
      /** Null when the whole trail was checked. */
      next: z.string().nullable(),
      checked: z.int(),
      findings: z.array(auditFinding),
    }),
    errors: [],
    touches: { table: "read", files: "read", secret: true },
    // The trail twice, a page of seals and the entries of each, and the months after the last seal.
    calls: 38,
    needsPlan: false,
  }),
} as const;
