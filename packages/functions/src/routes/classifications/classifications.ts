import * as Catalogues from "@meridian/core/catalogues";
import * as Classifications from "@meridian/core/classifications";
import { classificationsRoutes } from "@meridian/core/contracts/classifications/classifications";
import { handle } from "../../http/handle.ts";

export const clinicIcd = /* @__PURE__ */ handle(classificationsRoutes, "clinicIcd", () =>
  Classifications.clinicIcd(),
);

export const drugs = /* @__PURE__ */ handle(classificationsRoutes, "drugs", ({ query }) =>
  Catalogues.searchMedicines(query),
);

export const drugFacts = /* @__PURE__ */ handle(classificationsRoutes, "drugFacts", async ({ query }) => ({
  drugs: await Catalogues.addedMedicines(query.keys),
}));

export const farmGroups = /* @__PURE__ */ handle(classificationsRoutes, "farmGroups", () =>
  Classifications.farmGroups(),
);

export const icdBrowse = /* @__PURE__ */ handle(classificationsRoutes, "icdBrowse", ({ params, query }) =>
  Classifications.browseIcd(params.chapter, query.cursor),
);

export const icdChapters = /* @__PURE__ */ handle(classificationsRoutes, "icdChapters", () =>
  Classifications.icdChapters(),
);

export const icdSearch = /* @__PURE__ */ handle(classificationsRoutes, "icdSearch", ({ query }) =>
  Classifications.searchIcdCodes(query),
);

export const references = /* @__PURE__ */ handle(classificationsRoutes, "references", () =>
  Classifications.references(),
);

export const saveClinicIcd = /* @__PURE__ */ handle(classificationsRoutes, "saveClinicIcd", ({ body }) =>
  Classifications.saveClinicIcd(body),
);

export const tcmPatterns = /* @__PURE__ */ handle(classificationsRoutes, "tcmPatterns", () =>
  Classifications.patterns(),
);
