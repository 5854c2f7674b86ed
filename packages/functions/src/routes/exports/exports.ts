import { archiveImportRoutes } from "@meridian/core/contracts/exports/archive-imports";
import { exportsRoutes } from "@meridian/core/contracts/exports/exports";
import { listDownloadRoutes } from "@meridian/core/contracts/exports/list-downloads";
import * as Exports from "@meridian/core/exports";
import { handle } from "../../http/handle.ts";

export const list = /* @__PURE__ */ handle(exportsRoutes, "list", () => Exports.list());
export const begin = /* @__PURE__ */ handle(exportsRoutes, "begin", ({ body }) => Exports.begin(body));
export const cancel = /* @__PURE__ */ handle(exportsRoutes, "cancel", ({ params }) =>
  Exports.cancel(params.export),
);
export const open = /* @__PURE__ */ handle(exportsRoutes, "open", ({ params }) =>
  Exports.open(params.export),
);
export const getImport = /* @__PURE__ */ handle(archiveImportRoutes, "getImport", () => Exports.getImport());
export const beginImport = /* @__PURE__ */ handle(archiveImportRoutes, "beginImport", ({ body }) =>
  Exports.beginImport(body),
);
export const startImport = /* @__PURE__ */ handle(archiveImportRoutes, "startImport", ({ params }) =>
  Exports.startImport(params.import),
);
export const recordList = /* @__PURE__ */ handle(listDownloadRoutes, "recordList", ({ body }) =>
  Exports.recordList(body),
);
