import { supportRoutes } from "@meridian/core/contracts/support/support";
import * as Support from "@meridian/core/support";
import { handle } from "../../http/handle.ts";

export const questionAnswers = /* @__PURE__ */ handle(supportRoutes, "questionAnswers", ({ query }) =>
  Support.publishedQuestions(query.language),
);
