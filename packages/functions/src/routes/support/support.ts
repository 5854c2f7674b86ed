import { supportRoutes } from "@meridian/core/contracts/support/support";
import * as Support from "@meridian/core/support";
import { handle } from "../../http/handle.ts";

export const questionAnswers = /* @__PURE__ */ handle(supportRoutes, "questionAnswers", ({ query }) =>
  Support.publishedQuestions(query.language),
);

export const listTickets = /* @__PURE__ */ handle(supportRoutes, "listTickets", ({ query }) =>
  Support.listOwnTickets(query),
);

export const getTicket = /* @__PURE__ */ handle(supportRoutes, "getTicket", ({ params }) =>
  Support.getOwnTicket(params.ticket),
);

export const uploadScreenshot = /* @__PURE__ */ handle(supportRoutes, "uploadScreenshot", ({ body }) =>
  Support.uploadScreenshot(body),
);

export const createTicket = /* @__PURE__ */ handle(supportRoutes, "createTicket", ({ body }) =>
  Support.createTicket(body),
);

export const replyToTicket = /* @__PURE__ */ handle(supportRoutes, "replyToTicket", ({ params, body }) =>
  Support.replyToTicket(params.ticket, body),
);
