import * as Accounts from "@meridian/core/accounts";
import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { handle } from "../../http/handle.ts";

export const unsubscribe = /* @__PURE__ */ handle(accountsRoutes, "unsubscribe", ({ params }) =>
  Accounts.unsubscribe(params.token),
);
