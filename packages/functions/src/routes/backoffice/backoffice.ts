import * as Catalogues from "@meridian/core/catalogues";
import * as Classifications from "@meridian/core/classifications";
import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import * as Spaces from "@meridian/core/spaces";
import { handle } from "../../http/handle.ts";

export const addIcdChunks = /* @__PURE__ */ handle(backofficeRoutes, "addIcdChunks", ({ params, body }) =>
  Classifications.addIcdChunks(params.release, params.at, body.chunks),
);

export const createReference = /* @__PURE__ */ handle(backofficeRoutes, "createReference", ({ body }) =>
  Classifications.createReference(body),
);

export const getSpace = /* @__PURE__ */ handle(backofficeRoutes, "getSpace", ({ params }) =>
  Spaces.getSpace(params.space),
);

export const icdEntry = /* @__PURE__ */ handle(backofficeRoutes, "icdEntry", ({ params }) =>
  Classifications.icdEntry(params.code),
);

export const icdList = /* @__PURE__ */ handle(backofficeRoutes, "icdList", ({ query }) =>
  Classifications.listIcd(query),
);

export const icdReleases = /* @__PURE__ */ handle(backofficeRoutes, "icdReleases", () =>
  Classifications.icdReleases(),
);

export const listReferences = /* @__PURE__ */ handle(backofficeRoutes, "listReferences", ({ query }) =>
  Classifications.listReferences(query),
);

export const listSpaces = /* @__PURE__ */ handle(backofficeRoutes, "listSpaces", ({ query }) =>
  Spaces.listSpaces(query),
);

export const publishIcdRelease = /* @__PURE__ */ handle(
  backofficeRoutes,
  "publishIcdRelease",
  ({ params, body }) => Classifications.publishIcdRelease(params.release, body.index),
);

export const referenceUses = /* @__PURE__ */ handle(backofficeRoutes, "referenceUses", ({ params }) =>
  Catalogues.referenceUses(params.reference),
);

export const removeIcdEntry = /* @__PURE__ */ handle(
  backofficeRoutes,
  "removeIcdEntry",
  ({ params, query }) => Classifications.removeIcdEntry(params.code, query.version),
);

export const removeReference = /* @__PURE__ */ handle(backofficeRoutes, "removeReference", ({ params }) =>
  Catalogues.removeReference(params.reference),
);

export const saveIcdEntry = /* @__PURE__ */ handle(backofficeRoutes, "saveIcdEntry", ({ params, body }) =>
  Classifications.saveIcdEntry(params.code, body),
);

export const startIcdRelease = /* @__PURE__ */ handle(backofficeRoutes, "startIcdRelease", ({ body }) =>
  Classifications.startIcdRelease(body),
);

export const updateReference = /* @__PURE__ */ handle(
  backofficeRoutes,
  "updateReference",
  ({ params, body }) => Classifications.updateReference(params.reference, body),
);

export const verifySpace = /* @__PURE__ */ handle(backofficeRoutes, "verifySpace", ({ params }) =>
  Spaces.verifySpace(params.space),
);

export const withdrawIcdRelease = /* @__PURE__ */ handle(
  backofficeRoutes,
  "withdrawIcdRelease",
  ({ params }) => Classifications.withdrawIcdRelease(params.release),
);
