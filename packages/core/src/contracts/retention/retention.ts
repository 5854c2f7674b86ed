import * as z from "zod";
import { date, instant, requiredText } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import {
  ERASED_KINDS,
  PROPOSAL_STATES,
  RETENTION_KINDS,
  RETENTION_RULES,
  type RetentionKind,
} from "./retention-kinds.ts";

/** Proposals of one page, and the most that are decided at once. */
export const PROPOSALS_AT_ONCE = 20;
/** Above this, the number of proposals is not counted exactly. */
export const COUNTED_PROPOSALS = 1000;

/** A period in the unit of its kind, or null for keeping without an end. */
const period = (kind: RetentionKind) => {
  const { min, max, canKeep } = RETENTION_RULES[kind];
  return z
    .int({ message: "number.invalid" })
    .min(min, { message: "retention.too_short" })
    .max(max, { message: "retention.too_long" })
    .nullable()
    .refine((value) => value !== null || canKeep, { message: "retention.has_end" });
};

/** A period for every kind. */
export const retentionPeriods = z.object({
  patients: period("patients"),
  unseen_patients: period("unseen_patients"),
  documents: period("documents"),
  photos: period("photos"),
  monitoring: period("monitoring"),
  messages: period("messages"),
  imports: period("imports"),
  receipts: period("receipts"),
});

export const retentionSettings = z.object({
  periods: retentionPeriods,
  /** 0 until somebody sets the periods. */
  version: z.int().min(0),
  updated_at: instant.nullable(),
  updated_by_name: z.string().nullable(),
});
export type RetentionSettings = z.output<typeof retentionSettings>;

/** What has passed its time: a patient's data, or messages of a month, receipts of a year, an import. */
export const retentionProposal = z.object({
  kind: z.enum(RETENTION_KINDS),
  /** The patient's id, the month (`2025-01`), the year, or the import's id. */
  id: z.string(),
  state: z.enum(PROPOSAL_STATES),
  /** The patient's name, or that of the imported file; null for months and years, and where it is gone. */
  name: z.string().nullable(),
  /** The day from which the period counts. */
  since: date,
  /** The patient's last appointment, if there was any. */
  last_visit: date.nullable(),
  /** Files, answers, messages, rows or receipts; 1 for a patient. */
  amount: z.int(),
  found_at: instant,
  /** What was decided, once it was. */
  kept_until: date.nullable(),
  reason: z.string(),
  decided_at: instant.nullable(),
  decided_by_name: z.string().nullable(),
});
export type RetentionProposal = z.output<typeof retentionProposal>;

const ids = z
  .array(z.string().regex(/^[A-Za-z0-9_-]{4,40}$/, { message: "id.invalid" }))
  .min(1, { message: "required" })
  .max(PROPOSALS_AT_ONCE);
const manages = { who: "space", can: "clinic.manage" } as const;
/** Which were decided, and which had to be dropped because they no longer hold. */
const decided = z.object({ decided: z.array(z.string()), dropped: z.array(z.string()) });
export type Decided = z.output<typeof decided>;

/** Requests that looking at one proposal again may take: the patient, waiting list, appointments, files, answers, and the decision. */
const EACH = 14;

/** How long each kind of data is kept, what has passed its time, and what is decided about it. */
export const retentionRoutes = {
  get: route({
    id: "retention.get",
    method: "GET",
    path: "/retention",
    summary: "How long each kind of data is kept, and how much waits for a decision",
    access: manages,
    response: z.object({
      settings: retentionSettings,
      /** Proposals that wait for a decision; at most `COUNTED_PROPOSALS`. */
      open: z.record(z.enum(RETENTION_KINDS), z.int()),
      /** When the job last finished looking through the clinic's data; null before the first time. */
      checked_at: instant.nullable(),
    }),
    errors: [],
    touches: { table: "read" },
    // Settings and progress, who changed them, and a count of each kind.
    calls: 2 + RETENTION_KINDS.length,
    needsPlan: false,
  }),
  update: route({
    id: "retention.update",
    method: "PUT",
    path: "/retention",
    summary: "Sets how long each kind of data is kept, never below the law's minimum",
    access: manages,
    body: z.object({ version: z.int().min(0), periods: retentionPeriods }),
    response: retentionSettings,
    errors: ["retention.stale"],
    touches: { table: "write" },
    calls: 3,
    needsPlan: false,
  }),
  proposals: route({
    id: "retention.proposals",
    method: "GET",
    path: "/retention/proposals",
    summary: "What has passed its time, longest first, by pages",
    access: manages,
    query: z.object({
      kind: z.enum(RETENTION_KINDS),
      state: z.enum(PROPOSAL_STATES).default("open"),
      cursor: z.string().max(2048).optional(),
    }),
    response: z.object({ items: z.array(retentionProposal), next: z.string().nullable() }),
    errors: [],
    touches: { table: "read", secret: true },
    // The proposals, and the names of patients and users.
    calls: 3,
    needsPlan: false,
  }),
  keep: route({
    id: "retention.keep",
    method: "POST",
    path: "/retention/keep",
    summary: "Decides that proposed data is kept, until a day or for good",
    access: manages,
    body: z.object({
      kind: z.enum(RETENTION_KINDS),
      ids,
      /** The day after which it is proposed again; null for never. */
      until: date.nullable(),
      reason: requiredText(300),
    }),
    response: decided,
    errors: ["retention.not_open", "date.past"],
    touches: { table: "write" },
    calls: 3 + 2 * PROPOSALS_AT_ONCE,
    needsPlan: false,
  }),
  reopen: route({
    id: "retention.reopen",
    method: "POST",
    path: "/retention/reopen",
    summary: "Takes back a decision to keep",
    access: manages,
    body: z.object({ kind: z.enum(RETENTION_KINDS), ids }),
    response: decided,
    errors: ["retention.not_open"],
    touches: { table: "write" },
    calls: 3 + 2 * PROPOSALS_AT_ONCE,
    needsPlan: false,
  }),
  remove: route({
    id: "retention.remove",
    method: "POST",
    path: "/retention/remove",
    summary: "Decides that proposed files, answers, messages, rows or receipts' names are removed by a job",
    access: manages,
    body: z.object({ kind: z.enum(RETENTION_KINDS).exclude(ERASED_KINDS), ids }),
    response: decided,
    errors: ["retention.not_open", "retention.not_due"],
    touches: { table: "write" },
    calls: 5 + EACH * PROPOSALS_AT_ONCE,
    needsPlan: false,
  }),
  erase: route({
    id: "retention.erase",
    method: "POST",
    path: "/retention/erase",
    summary: "Asks for the erasure of proposed patients in 30 days, with the second factor",
    access: { who: "space", can: "patients.manage" },
    body: z.object({
      kind: z.enum(ERASED_KINDS),
      ids,
      password: z.string().min(1, { message: "required" }).max(128),
      totp: z.string().trim().min(1, { message: "required" }).max(12),
    }),
    response: decided,
    errors: [
      "retention.not_open",
      "retention.not_due",
      "erasure.second_factor",
      "password.incorrect",
      "totp.incorrect",
      "login.throttled",
    ],
    touches: {
      table: "write",
      identity: ["AdminInitiateAuth", "AdminRespondToAuthChallenge", "DescribeUserPoolClient"],
    },
    // User and attempts, and for each patient what is looked at again, the archiving and the request.
    calls: 9 + (EACH + 8) * PROPOSALS_AT_ONCE,
    needsPlan: false,
  }),
} as const;
