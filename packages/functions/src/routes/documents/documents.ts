import { documentsRoutes } from "@meridian/core/contracts/documents/documents";
import * as Documents from "@meridian/core/documents";
import { handle } from "../../http/handle.ts";

export const archive = /* @__PURE__ */ handle(documentsRoutes, "archive", ({ params }) =>
  Documents.archive(params),
);

export const complete = /* @__PURE__ */ handle(documentsRoutes, "complete", ({ params }) =>
  Documents.complete(params),
);

export const create = /* @__PURE__ */ handle(documentsRoutes, "create", ({ params, body }) =>
  Documents.create({ params, body }),
);

export const list = /* @__PURE__ */ handle(documentsRoutes, "list", ({ params, query }) =>
  Documents.list(params.patient, query),
);

export const listAdded = /* @__PURE__ */ handle(documentsRoutes, "listAdded", ({ params, query }) =>
  Documents.listAdded(params.patient, query.since),
);

export const open = /* @__PURE__ */ handle(documentsRoutes, "open", ({ params }) => Documents.open(params));

export const readDiskUse = /* @__PURE__ */ handle(documentsRoutes, "readDiskUse", () => Documents.diskUse());

export const restore = /* @__PURE__ */ handle(documentsRoutes, "restore", ({ params }) =>
  Documents.restore(params),
);

export const update = /* @__PURE__ */ handle(documentsRoutes, "update", ({ params, body }) =>
  Documents.update(params, body),
);
