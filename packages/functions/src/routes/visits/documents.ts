import { visitsRoutes } from "@meridian/core/contracts/visits/visits-routes";
import * as Printing from "@meridian/core/printing";
import { handle } from "../../http/handle.ts";

export const prescription = /* @__PURE__ */ handle(visitsRoutes, "prescription", ({ params, query }) =>
  Printing.prescriptionPdf(params.appointment, query.language),
);

export const print = /* @__PURE__ */ handle(visitsRoutes, "print", ({ params, query }) =>
  Printing.visitPdf(params.appointment, query.language),
);
