import * as Accounts from "@meridian/core/accounts";
import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { handle } from "../../http/handle.ts";

export const handler = handle(accountsRoutes.admin, async ({ body, session }) => {
  const { user, tokens } = await Accounts.loginToBackoffice(body);
  session.start(tokens);
  return { status: 200 as const, user };
});
