import * as z from "zod";
import { MODULES } from "../kernel/access.ts";
import { date, id, instant, version } from "../kernel/primitives.ts";
import { PLAN_CODES } from "../subscription/offers.ts";
import { PREVIEW_FEATURES } from "../subscription/preview-features.ts";
import { studentProof } from "../subscription/student-proof.ts";

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
  blocked: z.boolean(),
  /** Since when the space is closed, or when it will be; null for others. */
  closing: z.object({ state: z.enum(["closing", "closed"]), at: instant }).nullable(),
});
export type SpaceRow = z.output<typeof spaceRow>;

/** What an administrator decided about a space. */
export const SPACE_DECISIONS = [
  "days_granted",
  "blocked",
  "unblocked",
  "proof_approved",
  "proof_rejected",
  "early_access",
] as const;

const spaceDecision = z.object({
  id: z.string(),
  kind: z.enum(SPACE_DECISIONS),
  /** Days that were granted; null for other decisions. */
  days: z.int().nullable(),
  reason: z.string(),
  by: z.string(),
  at: instant,
});
export type SpaceDecision = z.output<typeof spaceDecision>;

/** The facts of one space that a super admin needs. No patients and nothing clinical. */
export const spaceDetail = spaceRow.extend({
  phone: z.string(),
  time_zone: z.string(),
  modules: z.array(z.enum(MODULES)),
  /** The plan's last day; null without a plan. */
  plan_ends_on: date.nullable(),
  free_trial_used: z.boolean(),
  referral_code_used: z.string().nullable(),
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  /** Users who are not deactivated. */
  active_users: z.int(),
  /** Why the space is blocked; null while it is not. */
  block_reason: z.string().nullable(),
  student: studentProof.nullable(),
  /** Features in preview that the space is shown. */
  early_access: z.array(z.enum(PREVIEW_FEATURES)),
  /** The latest decisions, newest first. */
  decisions: z.array(spaceDecision),
  version,
});
export type SpaceDetail = z.output<typeof spaceDetail>;
