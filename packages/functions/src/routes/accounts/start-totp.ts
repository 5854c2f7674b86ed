import * as Accounts from "@meridian/core/accounts";
import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { handle } from "../../http/handle.ts";

export const handler = handle(accountsRoutes.startTotp, async ({ body, session }) => {
  const { session: fresh, ...begun } = await Accounts.startTotp(session.tokens, body);
  session.start(fresh);
  return begun;
});
