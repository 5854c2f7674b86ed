import { Totp } from "@meridian/core/accounts";
import { accountsRoutes } from "@meridian/core/contracts/accounts";
import { handle } from "../../http/handle.ts";

export const handler = handle(accountsRoutes.stopTotp, ({ body, session }) =>
  Totp.stop(session.tokens.refresh, body.password),
);
