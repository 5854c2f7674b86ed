import * as Accounts from "@meridian/core/accounts";
import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import { handle } from "../../http/handle.ts";

export const listAlerts = /* @__PURE__ */ handle(backofficeRoutes, "listAlerts", ({ query }) =>
  Accounts.listEditedAlerts(query),
);

export const getAlert = /* @__PURE__ */ handle(backofficeRoutes, "getAlert", ({ params }) =>
  Accounts.getEditedAlert(params.alert),
);

export const createAlert = /* @__PURE__ */ handle(backofficeRoutes, "createAlert", ({ body }) =>
  Accounts.createAlert(body),
);

export const updateAlert = /* @__PURE__ */ handle(backofficeRoutes, "updateAlert", ({ params, body }) =>
  Accounts.updateAlert(params.alert, body),
);
