import * as z from "zod";
import { id, instant, page, pageQuery } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { LEGAL_TEXTS } from "../legal-texts/legal-texts.ts";

/** What administrators write and the product keeps the history of. */
export const REVISED_KINDS = ["question_answer", "alert", "legal_text"] as const;
export type RevisedKind = (typeof REVISED_KINDS)[number];
export const REVISION_ACTIONS = ["create", "update", "delete"] as const;

const subject = z.union([id("questionAnswer"), id("alert"), z.enum(LEGAL_TEXTS)], { message: "id.invalid" });

/** A field that a change altered. A list is shown with commas; `null` is a field that was not there. */
const fieldChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** A change of something that administrators write: what, who, when and the difference. */
export const revision = z.object({
  subject: z.string(),
  kind: z.enum(REVISED_KINDS),
  /** The name it had after the change. */
  title: z.string(),
  version: z.int(),
  action: z.enum(REVISION_ACTIONS),
  by: z.string(),
  at: instant,
  changes: z.array(fieldChange),
});
export type Revision = z.output<typeof revision>;

const superAdmin = { who: "admin", level: "super" } as const;

/** The history of what administrators write. Spread into the domain `backoffice`. */
export const revisionsRoutes = {
  listChanges: route({
    id: "backoffice.list-changes",
    method: "GET",
    path: "/backoffice/changes",
    summary: "Every change of what administrators write, newest first, with who and the difference",
    access: superAdmin,
    query: pageQuery.extend({
      kind: z.enum(REVISED_KINDS).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: page(revision),
    errors: [],
    touches: { table: "read", secret: true },
    calls: 1,
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
    calls: 1,
  }),
} as const;
