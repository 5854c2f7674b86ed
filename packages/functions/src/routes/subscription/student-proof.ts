import { studentProofRoutes as routes } from "@meridian/core/contracts/subscription/student-proof";
import * as Subscription from "@meridian/core/subscription";
import { handle } from "../../http/handle.ts";

export const createStudentProof = /* @__PURE__ */ handle(routes, "createStudentProof", ({ body }) =>
  Subscription.createStudentProof(body),
);
export const sendStudentProof = /* @__PURE__ */ handle(routes, "sendStudentProof", ({ body }) =>
  Subscription.sendStudentProof(body),
);
export const openStudentProof = /* @__PURE__ */ handle(routes, "openStudentProof", () =>
  Subscription.openStudentProof(),
);
