import { supplementsRoutes } from "@meridian/core/contracts/supplements/supplements";
import * as Supplements from "@meridian/core/supplements";
import { handle } from "../../http/handle.ts";

export const editProduct = /* @__PURE__ */ handle(supplementsRoutes, "editProduct", ({ params, body }) =>
  Supplements.editProduct(params.id, body),
);

export const listed = /* @__PURE__ */ handle(supplementsRoutes, "listed", ({ query }) =>
  Supplements.listed(query),
);

export const newProduct = /* @__PURE__ */ handle(supplementsRoutes, "newProduct", ({ body }) =>
  Supplements.createProduct(body),
);

export const own = /* @__PURE__ */ handle(supplementsRoutes, "own", () => Supplements.own());

export const tables = /* @__PURE__ */ handle(supplementsRoutes, "tables", ({ query }) =>
  Supplements.tables(query),
);
