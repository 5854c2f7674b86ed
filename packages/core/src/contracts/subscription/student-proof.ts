import * as z from "zod";
import { instant, requiredText } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { MAX_PROOF_BYTES, PROOF_FORMATS } from "../plan-payments/terms.ts";

export const STUDENT_PROOF_STATES = ["waiting", "approved", "rejected"] as const;

/** A clinic's proof of enrolment, without which it cannot buy the student plan. */
export const studentProof = z.object({
  student_number: z.string(),
  state: z.enum(STUDENT_PROOF_STATES),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  sent_at: instant,
});
export type StudentProof = z.output<typeof studentProof>;

const managers = { who: "space", can: "clinic.manage" } as const;
const file = z.string().regex(/^[0-9A-Z]{26}\.(pdf|jpg|png|heic)$/, { message: "id.invalid" });

/** How a clinic sends a proof of enrolment: the first one, another after a rejection, or that of a new year. */
export const studentProofRoutes = {
  createStudentProof: route({
    id: "subscription.create-student-proof",
    method: "POST",
    path: "/subscription/student-proof/uploads",
    summary: "A link of five minutes to upload a proof of enrolment to",
    access: managers,
    needsPlan: false,
    body: z.object({
      format: z.enum(PROOF_FORMATS, { message: "proof.format" }),
      size: z.int().min(1).max(MAX_PROOF_BYTES, { message: "proof.too_large" }),
    }),
    response: z.object({
      file: z.string(),
      upload: z.object({ url: z.string(), headers: z.record(z.string(), z.string()) }),
    }),
    errors: [],
    touches: { files: "write" },
    calls: 0,
  }),
  sendStudentProof: route({
    id: "subscription.send-student-proof",
    method: "PUT",
    path: "/subscription/student-proof",
    summary: "Sends an uploaded proof of enrolment, in place of an earlier one; it then waits for approval",
    access: managers,
    needsPlan: false,
    body: z.object({ file, student_number: requiredText(40) }),
    response: studentProof,
    errors: [],
    touches: { table: "write", files: "write" },
    calls: 4,
  }),
  openStudentProof: route({
    id: "subscription.open-student-proof",
    method: "GET",
    path: "/subscription/student-proof",
    summary: "A link of five minutes to the clinic's own proof of enrolment",
    access: managers,
    response: z.object({ url: z.string() }),
    errors: ["student_proof.not_found", "student_proof.format"],
    touches: { table: "read", files: "read" },
    calls: 2,
  }),
} as const;
