import * as Catalogues from "@meridian/core/catalogues";
import { cataloguesRoutes as routes } from "@meridian/core/contracts/catalogues/catalogues";
import { handle } from "../../http/handle.ts";

export const changes = /* @__PURE__ */ handle(routes, "changes", ({ params, query }) =>
  Catalogues.unpublishedChanges(params.catalogue, query),
);

export const compareRows = /* @__PURE__ */ handle(routes, "compareRows", ({ params, body }) =>
  Catalogues.compareRows(params.catalogue, body.rows),
);

export const create = /* @__PURE__ */ handle(routes, "create", ({ params, body }) =>
  Catalogues.createEntry(params.catalogue, body),
);

export const entries = /* @__PURE__ */ handle(routes, "entries", ({ params, query }) =>
  Catalogues.listEntries(params.catalogue, query),
);

export const entry = /* @__PURE__ */ handle(routes, "entry", ({ params }) =>
  Catalogues.getEntry(params.catalogue, params.key),
);

export const get = /* @__PURE__ */ handle(routes, "get", ({ params }) =>
  Catalogues.getCatalogue(params.catalogue),
);

export const history = /* @__PURE__ */ handle(routes, "history", ({ params, query }) =>
  Catalogues.entryHistory(params.catalogue, params.key, query),
);

export const list = /* @__PURE__ */ handle(routes, "list", () => Catalogues.listCatalogues());

export const publications = /* @__PURE__ */ handle(routes, "publications", () => Catalogues.publications());

export const publish = /* @__PURE__ */ handle(routes, "publish", ({ params, body }) =>
  Catalogues.publishCatalogue(params.catalogue, body),
);

export const published = /* @__PURE__ */ handle(routes, "published", ({ params }) =>
  Catalogues.publishedPart(params),
);

export const revert = /* @__PURE__ */ handle(routes, "revert", ({ params, body }) =>
  Catalogues.revertEntry(params.catalogue, params.key, body),
);

export const review = /* @__PURE__ */ handle(routes, "review", ({ params, body }) =>
  Catalogues.reviewEntry(params.catalogue, params.key, body),
);

export const update = /* @__PURE__ */ handle(routes, "update", ({ params, body }) =>
  Catalogues.updateEntry(params.catalogue, params.key, body),
);

export const writeRows = /* @__PURE__ */ handle(routes, "writeRows", ({ params, body }) =>
  Catalogues.writeRows(params.catalogue, body.rows),
);
