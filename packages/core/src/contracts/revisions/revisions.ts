import * as z from "zod";
import { CATALOGUE_KEYS, type CatalogueKey } from "../../clinical/catalogues/catalogues.ts";
import { date, instant, page, pageQuery } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";

/** The kind of a catalogue's entries in the history. */
export const catalogueKind = <Key extends CatalogueKey>(catalogue: Key) => `catalogue_${catalogue}` as const;
/** The catalogue of a kind, if it is one of a catalogue. */
export const catalogueOfKind = (kind: RevisedKind) =>
  CATALOGUE_KEYS.find((key) => catalogueKind(key) === kind);
const CATALOGUE_KINDS = CATALOGUE_KEYS.map(catalogueKind);

/** What the back office changes and the product keeps the history of. */
export const REVISED_KINDS = [
  "question_answer",
  "alert",
  "campaign",
  "legal_text",
  "plan",
  "module",
  "discount_code",
  "subscription_settings",
  "space",
  "payment",
  "ticket",
  "reference",
  "icd_entry",
  "icd_release",
  ...CATALOGUE_KINDS,
] as const;
export type RevisedKind = (typeof REVISED_KINDS)[number];
/** Kinds of which an earlier version can be written again by `restoreVersion`. Catalogues have a route of their own. */
export const RESTORED_KINDS = ["question_answer", "alert"] as const satisfies readonly RevisedKind[];
export type RestoredKind = (typeof RESTORED_KINDS)[number];
export const REVISION_ACTIONS = ["create", "update", "delete", "review", "revert", "publish"] as const;

/** The id of what was changed: an id of the product, or a code as the audit trail names it. */
const subject = z.string().regex(/^[a-z][\w.-]{0,199}$/, { message: "id.invalid" });

/** Ids of administrators with special rights are configured and need not look like others. */
const userId = z.string().regex(/^\w[\w-]{0,99}$/, { message: "id.invalid" });

const scalar = z.union([z.string(), z.number(), z.boolean()]);
/** A value as it was stored; `null` is a field that was not there. */
const fieldValue = z.union([scalar, z.array(scalar)]).nullable();
export type RevisedValue = z.output<typeof fieldValue>;

/** A field that a change altered. The name of a field inside another one has dots: `tiers.1.monthly_cents`. */
const fieldChange = z.object({ field: z.string(), before: fieldValue, after: fieldValue });

/** A change that an administrator made: what, who, when and the difference. */
export const revision = z.object({
  subject: z.string(),
  kind: z.enum(REVISED_KINDS),
  /** The name it had after the change; empty where the change is of the whole kind, as a publication is. */
  title: z.object({ en: z.string(), pt: z.string() }),
  version: z.int(),
  action: z.enum(REVISION_ACTIONS),
  by: z.string(),
  at: instant,
  /** Why, in the author's words, and the source that was named. */
  note: z.string(),
  reference: z.string(),
  changes: z.array(fieldChange),
});
export type Revision = z.output<typeof revision>;

const superAdmin = { who: "admin", level: "super" } as const;

/** The history of what administrators change. Spread into the domain `backoffice`. */
export const revisionsRoutes = {
  listChanges: route({
    id: "backoffice.list-changes",
    method: "GET",
    path: "/backoffice/changes",
    summary: "Every change of the back office, newest first, with who and the difference",
    access: superAdmin,
    query: pageQuery.extend({
      kind: z.enum(REVISED_KINDS).optional(),
      /** Who made it. */
      by: userId.optional(),
      /** Days in UTC, both included. */
      from: date.optional(),
      to: date.optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: page(revision),
    errors: [],
    touches: { table: "read", secret: true },
    // Two without a person. A page of a person's changes may be short although `next` leads to more.
    calls: 8,
  }),
  listHistory: route({
    id: "backoffice.list-history",
    method: "GET",
    path: "/backoffice/changes/{subject}",
    summary: "The history of one thing that administrators write, newest first",
    access: superAdmin,
    params: z.object({ subject }),
    query: pageQuery.extend({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
    response: page(revision),
    errors: [],
    touches: { table: "read", secret: true },
    calls: 2,
  }),
  restoreVersion: route({
    id: "backoffice.restore-version",
    method: "POST",
    path: "/backoffice/changes/{subject}/restore",
    summary: "Writes a text as it was in an earlier version, also one that was deleted",
    access: superAdmin,
    params: z.object({ subject }),
    body: z.object({
      /** The version that is restored. */
      to: z.int().min(1),
      /** The newest version in the history, which it is restored over. */
      version: z.int().min(1),
    }),
    response: z.object({ subject: z.string(), version: z.int() }),
    errors: [
      "revision.not_found",
      "revision.not_restorable",
      "alert.not_found",
      "alert.stale",
      "alert.too_many",
      "question_answer.stale",
      "question_answer.too_many",
    ],
    touches: { table: "write" },
    // Five of them only where a deleted question is added again.
    calls: 8,
  }),
  listAdministrators: route({
    id: "backoffice.list-administrators",
    method: "GET",
    path: "/backoffice/administrators",
    summary: "Who works in the back office, by name",
    access: superAdmin,
    response: z.object({ administrators: z.array(z.object({ id: userId, name: z.string() })) }),
    errors: [],
    touches: { table: "read" },
    calls: 1,
  }),
} as const;
