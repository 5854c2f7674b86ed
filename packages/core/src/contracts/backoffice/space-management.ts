import * as z from "zod";
import { id, requiredText, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { PREVIEW_FEATURES } from "../subscription/preview-features.ts";
import { spaceDetail } from "./space-detail.ts";

const params = z.object({ space: id("space") });
const superAdmin = { who: "admin", level: "super" } as const;
const answer = z.object({ space: spaceDetail });
const reason = requiredText(500);

/** What a super admin decides about a space. Spread into the domain `backoffice`. */
export const spaceManagementRoutes = {
  grantDays: route({
    id: "backoffice.grant-days",
    method: "POST",
    path: "/backoffice/spaces/{space}/days",
    summary: "Adds days to a space's plan, with the reason",
    access: superAdmin,
    params,
    body: z.object({ days: z.int().min(1).max(366), reason, version }),
    response: answer,
    errors: ["space.not_found", "space.stale", "space.no_plan"],
    touches: { table: "write" },
    calls: 4,
  }),
  blockSpace: route({
    id: "backoffice.block-space",
    method: "POST",
    path: "/backoffice/spaces/{space}/block",
    summary: "Ends the sessions of everybody in a space within 30 seconds and refuses new ones",
    access: superAdmin,
    params,
    body: z.object({ reason, version }),
    response: answer,
    errors: ["space.not_found", "space.stale", "space.blocked_already"],
    touches: { table: "write" },
    calls: 4,
  }),
  unblockSpace: route({
    id: "backoffice.unblock-space",
    method: "POST",
    path: "/backoffice/spaces/{space}/unblock",
    summary: "Lets everybody in a space sign in again",
    access: superAdmin,
    params,
    body: z.object({ reason, version }),
    response: answer,
    errors: ["space.not_found", "space.stale", "space.not_blocked"],
    touches: { table: "write" },
    calls: 4,
  }),
  setEarlyAccess: route({
    id: "backoffice.set-early-access",
    method: "PUT",
    path: "/backoffice/spaces/{space}/early-access",
    summary: "Chooses the features in preview that a space is shown",
    access: superAdmin,
    params,
    body: z.object({ features: z.array(z.enum(PREVIEW_FEATURES)), reason, version }),
    response: answer,
    errors: ["space.not_found", "space.stale"],
    touches: { table: "write" },
    calls: 4,
  }),
  openStudentProof: route({
    id: "backoffice.open-student-proof",
    method: "GET",
    path: "/backoffice/spaces/{space}/student-proof",
    summary: "A link of five minutes to a student's proof of enrolment",
    access: superAdmin,
    params,
    response: z.object({ url: z.string(), format: z.enum(["pdf", "jpg", "png", "heic"]) }),
    errors: ["space.not_found", "student_proof.not_found", "student_proof.format"],
    touches: { table: "read", files: "read" },
    calls: 2,
  }),
  decideStudentProof: route({
    id: "backoffice.decide-student-proof",
    method: "POST",
    path: "/backoffice/spaces/{space}/student-proof",
    summary: "Approves a proof of enrolment, or rejects it with a reason that the student is sent",
    access: superAdmin,
    params,
    body: z
      .object({ approved: z.boolean(), reason: text(500), version })
      .refine((decision) => decision.approved || decision.reason !== "", {
        message: "required",
        path: ["reason"],
      }),
    response: answer,
    errors: ["space.not_found", "space.stale", "student_proof.not_found", "student_proof.format"],
    touches: { table: "write", files: "read" },
    calls: 4,
  }),
} as const;
