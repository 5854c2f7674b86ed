import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import * as Spaces from "@meridian/core/spaces";
import * as Subscription from "@meridian/core/subscription";
import { handle } from "../../http/handle.ts";

export const grantDays = /* @__PURE__ */ handle(backofficeRoutes, "grantDays", ({ params, body }) =>
  Spaces.grantDays(params.space, body),
);

export const blockSpace = /* @__PURE__ */ handle(backofficeRoutes, "blockSpace", ({ params, body }) =>
  Spaces.blockSpace(params.space, body),
);

export const unblockSpace = /* @__PURE__ */ handle(backofficeRoutes, "unblockSpace", ({ params, body }) =>
  Spaces.unblockSpace(params.space, body),
);

export const openStudentProof = /* @__PURE__ */ handle(backofficeRoutes, "openStudentProof", ({ params }) =>
  Spaces.openStudentProof(params.space),
);

export const decideStudentProof = /* @__PURE__ */ handle(
  backofficeRoutes,
  "decideStudentProof",
  ({ params, body }) => Spaces.decideStudentProof(params.space, body),
);

export const setEarlyAccess = /* @__PURE__ */ handle(backofficeRoutes, "setEarlyAccess", ({ params, body }) =>
  Spaces.setEarlyAccess(params.space, body),
);

export const getSpaceSubscription = /* @__PURE__ */ handle(
  backofficeRoutes,
  "getSpaceSubscription",
  ({ params }) => Subscription.getSpaceSubscription(params.space),
);
