import { materiaRoutes } from "@meridian/core/contracts/materia/materia-routes";
import * as Materia from "@meridian/core/materia";
import { handle } from "../../http/handle.ts";

export const deleteFormula = /* @__PURE__ */ handle(materiaRoutes, "deleteFormula", ({ params }) =>
  Materia.deleteFormula(params.id),
);

export const deleteSubstance = /* @__PURE__ */ handle(materiaRoutes, "deleteSubstance", ({ params }) =>
  Materia.deleteSubstance(params.id),
);

export const editFormula = /* @__PURE__ */ handle(materiaRoutes, "editFormula", ({ params, body }) =>
  Materia.editFormula(params.id, body),
);

export const editSubstance = /* @__PURE__ */ handle(materiaRoutes, "editSubstance", ({ params, body }) =>
  Materia.editSubstance(params.id, body),
);

export const formula = /* @__PURE__ */ handle(materiaRoutes, "formula", ({ params }) =>
  Materia.formula(params.id),
);

export const listed = /* @__PURE__ */ handle(materiaRoutes, "listed", ({ query }) => Materia.listed(query));

export const newFormula = /* @__PURE__ */ handle(materiaRoutes, "newFormula", ({ body }) =>
  Materia.newFormula(body),
);

export const newSubstance = /* @__PURE__ */ handle(materiaRoutes, "newSubstance", ({ body }) =>
  Materia.newSubstance(body),
);

export const own = /* @__PURE__ */ handle(materiaRoutes, "own", () => Materia.own());

export const substance = /* @__PURE__ */ handle(materiaRoutes, "substance", ({ params }) =>
  Materia.substance(params.id),
);

export const tables = /* @__PURE__ */ handle(materiaRoutes, "tables", () => Materia.tables());
