import * as Accounts from "@meridian/core/accounts";
import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { handle } from "../../http/handle.ts";

export const handler = handle(accountsRoutes.login, async ({ body, session }) => {
  const { user, tokens, alerts } = await Accounts.login(body);
  session.start(tokens);
  return { status: 200 as const, user, alerts };
});
