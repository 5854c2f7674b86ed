import * as Accounts from "@meridian/core/accounts";
import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { handle } from "../../http/handle.ts";

export const handler = handle(accountsRoutes.stopTotp, async ({ body, session }) => {
  const { session: fresh, ...stopped } = await Accounts.stopTotp(session.tokens, body);
  session.start(fresh);
  return stopped;
});
