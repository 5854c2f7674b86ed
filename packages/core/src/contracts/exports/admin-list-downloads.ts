import * as z from "zod";
import { CATALOGUE_KEYS } from "../../clinical/catalogues/catalogues.ts";
import type { AdminLevel } from "../kernel/access.ts";
import { date, id, instant } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";

/** The lists of the back office that can be downloaded as CSV, and the level that each needs to be seen. */
export const ADMIN_LIST_LEVELS = {
  spaces: "marketing",
  payments: "super",
  "discount-codes": "marketing",
  "question-answers": "super",
  "bibliographic-references": "staff",
  catalogue: "staff",
} as const satisfies Record<string, AdminLevel>;
export type AdminList = keyof typeof ADMIN_LIST_LEVELS;
const ADMIN_LISTS = Object.keys(ADMIN_LIST_LEVELS) as [AdminList, ...AdminList[]];

/** A filter that is chosen from a list, as the word that the product has for it. */
const word = z
  .string()
  .regex(/^[a-z0-9_-]{1,40}$/)
  .optional();

export const adminListDownloadRoutes = {
  recordList: route({
    id: "backoffice.record-list",
    method: "POST",
    path: "/backoffice/list-downloads",
    summary: "Records that a list of the back office is downloaded as CSV, before it is",
    // Each list has a level of its own.
    access: { who: "admin", level: "any" },
    body: z.strictObject({
      list: z.enum(ADMIN_LISTS),
      /** Whose entries are downloaded, for the list `catalogue`. */
      catalogue: z.enum(CATALOGUE_KEYS).optional(),
      kind: word,
      plan: word,
      state: word,
      topic: word,
      area: word,
      method: word,
      space: id("space").optional(),
      from: date.optional(),
      to: date.optional(),
      /** That there was a search, without what was typed. */
      searched: z.literal(true).optional(),
    }),
    response: z.object({ recorded_at: instant }),
    status: 201,
    errors: ["list.not_downloadable"],
    touches: { table: "write" },
    calls: 1,
  }),
} as const;
