import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import * as Support from "@meridian/core/support";
import { handle } from "../../http/handle.ts";

export const listQuestionAnswers = /* @__PURE__ */ handle(
  backofficeRoutes,
  "listQuestionAnswers",
  ({ query }) => Support.listQuestionAnswers(query),
);

export const getQuestionAnswer = /* @__PURE__ */ handle(backofficeRoutes, "getQuestionAnswer", ({ params }) =>
  Support.getQuestionAnswer(params.question),
);

export const createQuestionAnswer = /* @__PURE__ */ handle(
  backofficeRoutes,
  "createQuestionAnswer",
  ({ body }) => Support.createQuestionAnswer(body),
);

export const updateQuestionAnswer = /* @__PURE__ */ handle(
  backofficeRoutes,
  "updateQuestionAnswer",
  ({ params, body }) => Support.updateQuestionAnswer(params.question, body),
);

export const removeQuestionAnswer = /* @__PURE__ */ handle(
  backofficeRoutes,
  "removeQuestionAnswer",
  ({ params, query }) => Support.removeQuestionAnswer(params.question, query.version),
);
