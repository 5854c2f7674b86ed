import * as z from "zod";
import { id, instant } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";

/** Days between the request for an erasure and the erasure. */
export const ERASURE_DAYS = 30;

/** Why a patient is erased. */
export const ERASURE_REASONS = ["patient_asked", "kept_long_enough", "entered_by_mistake"] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];

export const ERASURE_STATES = ["waiting", "withdrawn", "done"] as const;

export const erasure = z.object({
  state: z.enum(ERASURE_STATES),
  reason: z.enum(ERASURE_REASONS),
  note: z.string(),
  requested_at: instant,
  requested_by: z.string(),
  requested_by_name: z.string().nullable(),
  due_at: instant,
});
export type Erasure = z.output<typeof erasure>;

const one = z.object({ patient: id("patient") });
const manages = { who: "space", can: "patients.manage" } as const;

/** Erasing a patient for good, 30 days after it was asked for. */
export const erasureRoutes = {
  get: route({
    id: "erasure.get",
    method: "GET",
    path: "/patients/{patient}/erasure",
    summary: "Whether the erasure of a patient was asked for, and when it is due",
    access: manages,
    params: one,
    response: z.object({ erasure: erasure.nullable() }),
    errors: ["patient.not_found"],
    touches: { table: "read" },
    // The patient and the request, and who asked.
    calls: 3,
    needsPlan: false,
  }),
  request: route({
    id: "erasure.request",
    method: "POST",
    path: "/patients/{patient}/erasure",
    summary:
      "Asks for the erasure of a patient in 30 days, with the second factor; the record is archived at once",
    access: manages,
    params: one,
    body: z.object({
      reason: z.enum(ERASURE_REASONS),
      note: z.string().trim().max(500).default(""),
      password: z.string().min(1, { message: "required" }).max(128),
      totp: z.string().trim().min(1, { message: "required" }).max(12),
    }),
    response: z.object({ erasure }),
    errors: [
      "patient.not_found",
      "patient.merged",
      "erasure.second_factor",
      "erasure.waits",
      "password.incorrect",
      "totp.incorrect",
      "login.throttled",
    ],
    touches: {
      table: "write",
      identity: ["AdminInitiateAuth", "AdminRespondToAuthChallenge", "DescribeUserPoolClient"],
    },
    // Patient and request, user and attempts, archiving, and the request with its entry.
    calls: 8,
    needsPlan: false,
  }),
  withdraw: route({
    id: "erasure.withdraw",
    method: "POST",
    path: "/patients/{patient}/erasure/withdraw",
    summary: "Withdraws the erasure of a patient, whose record stays archived",
    access: manages,
    params: one,
    response: z.object({ erasure }),
    errors: ["patient.not_found", "erasure.not_waiting"],
    touches: { table: "write" },
    calls: 4,
    needsPlan: false,
  }),
} as const;
