import * as Catalogues from "@meridian/core/catalogues";
import { cataloguesRoutes } from "@meridian/core/contracts/catalogues/catalogues";
import { handle } from "../../http/handle.ts";

export const publications = /* @__PURE__ */ handle(cataloguesRoutes, "publications", () =>
  Catalogues.publications(),
);

export const published = /* @__PURE__ */ handle(cataloguesRoutes, "published", ({ params }) =>
  Catalogues.publishedPart(params),
);
