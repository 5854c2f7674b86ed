import * as Accounts from "@meridian/core/accounts";
import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { handle } from "../../http/handle.ts";

export const handler = handle(accountsRoutes.acceptInvitation, ({ params, body }) =>
  Accounts.acceptInvitation(params.token, body),
);
