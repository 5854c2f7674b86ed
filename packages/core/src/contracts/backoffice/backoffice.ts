import * as z from "zod";
import { bibliographyAdminRoutes } from "../bibliography/bibliography.ts";
import { icdAdminRoutes } from "../classifications/icd.ts";
import { MODULES } from "../kernel/access.ts";
import { id, instant, page, pageQuery, text } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { offersAdminRoutes } from "../subscription/offer-routes.ts";

const PLAN_CODES = ["free_trial", "basic", "student", "pro"] as const;

/** Filters of the list. `waiting` are providers that are not verified yet. */
export const SPACE_KINDS = ["clinic", "provider", "waiting"] as const;
/** Plans by which the list can be filtered; `none` is a clinic that never chose one. */
export const SPACE_PLANS = [...PLAN_CODES, "none"] as const;

/** A clinic, or a provider's company, as the back office lists it. */
export const spaceRow = z.object({
  id: id("space"),
  space_name: z.string(),
  plan: z.enum(PLAN_CODES).nullable(),
  /** Days until the plan expires, today included; 0 when it has expired or there is none. */
  days_left: z.int().min(0),
  created_at: instant,
  external_entity: z
    .object({ company_name: z.string(), vat_number: z.string(), verified: z.boolean() })
    .nullable(),
});
export type SpaceRow = z.output<typeof spaceRow>;

/** The facts of one space that a super admin needs. No patients and nothing clinical. */
export const spaceDetail = spaceRow.extend({
  phone: z.string(),
  time_zone: z.string(),
  modules: z.array(z.enum(MODULES)),
  free_trial_used: z.boolean(),
  referral_code_used: z.string().nullable(),
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  /** Users who are not deactivated. */
  active_users: z.int(),
});
export type SpaceDetail = z.output<typeof spaceDetail>;

const params = z.object({ space: id("space") });

export const backofficeRoutes = {
  ...icdAdminRoutes,
  ...bibliographyAdminRoutes,
  ...offersAdminRoutes,
  listSpaces: route({
    id: "backoffice.list-spaces",
    method: "GET",
    path: "/backoffice/spaces",
    summary: "Every space, newest first",
    access: { who: "admin", level: "marketing" },
    query: pageQuery.extend({
      /** Part of the space's or the company's name, or of the VAT number. */
      search: text(100).default(""),
      kind: z.enum(SPACE_KINDS).optional(),
      plan: z.enum(SPACE_PLANS).optional(),
    }),
    response: page(spaceRow),
    errors: [],
    touches: { table: "read", secret: true },
    // One without a filter. A filtered page may be short or empty although `next` leads to more.
    calls: 4,
  }),
  getSpace: route({
    id: "backoffice.get-space",
    method: "GET",
    path: "/backoffice/spaces/{space}",
    summary: "One space, with its owner and plan",
    access: { who: "admin", level: "super" },
    params,
    response: z.object({ space: spaceDetail }),
    errors: ["space.not_found"],
    touches: { table: "read" },
    calls: 2,
  }),
  verifySpace: route({
    id: "backoffice.verify-space",
    method: "POST",
    path: "/backoffice/spaces/{space}/verify",
    summary: "Verifies an external entity, which may then list supplements and Chinese materia medica",
    access: { who: "admin", level: "super" },
    params,
    response: z.object({ space: spaceDetail }),
    errors: ["space.not_found", "space.not_an_entity"],
    touches: { table: "write" },
    calls: 3,
  }),
};
