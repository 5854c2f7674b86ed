import { legalTextsRoutes } from "@meridian/core/contracts/legal-texts/legal-texts";
import * as LegalTexts from "@meridian/core/legal-texts";
import { handle } from "../../http/handle.ts";

export const read = /* @__PURE__ */ handle(legalTextsRoutes, "read", ({ params, query }) =>
  LegalTexts.readText(params.text, query),
);
