import * as z from "zod";
import { instant } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";

/** Days between the request to close a space and the removal of everything in it. */
export const CLOSING_DAYS = 30;
/** Days before the removal at which the managers are reminded. */
export const CLOSING_REMINDERS = [7, 1] as const;
/** Years for which the payments of the plan are kept: Código do IVA, article 52, and Decreto-Lei 28/2019, article 19. */
export const PAYMENTS_KEPT_YEARS = 10;

/** Why a space is closed. */
export const CLOSING_REASONS = [
  "ends_work",
  "changes_program",
  "too_expensive",
  "tried_out",
  "other",
] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** `removing` from the day of the removal until nothing is left. */
export const CLOSING_STATES = ["waiting", "withdrawn", "removing", "closed"] as const;

export const closing = z.object({
  state: z.enum(CLOSING_STATES),
  reason: z.enum(CLOSING_REASONS),
  requested_at: instant,
  requested_by_name: z.string(),
  due_at: instant,
});
export type Closing = z.output<typeof closing>;

const access = { who: "space", can: "clinic.manage" } as const;

/** Closing a space for good, 30 days after its owner asked for it. */
export const closingRoutes = {
  get: route({
    id: "closing.get",
    method: "GET",
    path: "/space/closing",
    summary: "Whether the space is to be closed, and when",
    access,
    beforeAccepting: true,
    response: z.object({ closing: closing.nullable() }),
    errors: [],
    touches: { table: "read" },
    calls: 1,
    needsPlan: false,
  }),
  request: route({
    id: "closing.request",
    method: "POST",
    path: "/space/closing",
    summary: "Asks to close the space in 30 days, with the second factor; only its owner may",
    access,
    beforeAccepting: true,
    body: z.object({
      reason: z.enum(CLOSING_REASONS),
      space_name: z.string().trim().min(1, { message: "required" }).max(200),
      password: z.string().min(1, { message: "required" }).max(128),
      totp: z.string().trim().min(1, { message: "required" }).max(12),
    }),
    response: z.object({ closing }),
    errors: [
      "closing.owner_only",
      "closing.other_name",
      "closing.waits",
      "erasure.second_factor",
      "password.incorrect",
      "totp.incorrect",
      "login.throttled",
    ],
    touches: {
      table: "write",
      identity: ["AdminInitiateAuth", "AdminRespondToAuthChallenge", "DescribeUserPoolClient"],
    },
    // The closing and the space, the user and attempts, the managers, and the request with its mails.
    calls: 8,
    needsPlan: false,
  }),
  withdraw: route({
    id: "closing.withdraw",
    method: "POST",
    path: "/space/closing/withdraw",
    summary: "Withdraws the closing of the space; any manager may",
    access,
    beforeAccepting: true,
    response: z.object({ closing }),
    errors: ["closing.not_waiting"],
    touches: { table: "write" },
    calls: 3,
    needsPlan: false,
  }),
} as const;
