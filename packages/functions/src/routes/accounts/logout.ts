import * as Accounts from "@meridian/core/accounts";
import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { handle } from "../../http/handle.ts";

export const handler = handle(accountsRoutes.logout, async ({ session }) => {
  await Accounts.logout(session.tokens.refresh);
  session.end();
  return { status: 200 as const };
});
