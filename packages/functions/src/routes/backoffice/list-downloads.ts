import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import * as Exports from "@meridian/core/exports";
import { handle } from "../../http/handle.ts";

export const recordList = /* @__PURE__ */ handle(backofficeRoutes, "recordList", ({ body }) =>
  Exports.recordAdminList(body),
);
