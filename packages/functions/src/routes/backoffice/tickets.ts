import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import * as Support from "@meridian/core/support";
import { handle } from "../../http/handle.ts";

export const listTickets = /* @__PURE__ */ handle(backofficeRoutes, "listTickets", ({ query }) =>
  Support.listTickets(query),
);

export const getTicket = /* @__PURE__ */ handle(backofficeRoutes, "getTicket", ({ params }) =>
  Support.getTicket(params.ticket),
);

export const answerTicket = /* @__PURE__ */ handle(backofficeRoutes, "answerTicket", ({ params, body }) =>
  Support.answerTicket(params.ticket, body),
);

export const noteTicket = /* @__PURE__ */ handle(backofficeRoutes, "noteTicket", ({ params, body }) =>
  Support.noteTicket(params.ticket, body),
);

export const setTicketState = /* @__PURE__ */ handle(backofficeRoutes, "setTicketState", ({ params, body }) =>
  Support.setTicketState(params.ticket, body),
);
