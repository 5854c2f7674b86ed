import * as Accounts from "@meridian/core/accounts";
import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { AppError } from "@meridian/core/platform/errors";
import { handle, type SessionPort } from "../../http/handle.ts";
import { verifySession } from "../../http/session.ts";

export const handler = handle(accountsRoutes.refreshUser, async ({ session }) => {
  try {
    return { status: 200 as const, user: await userOf(session) };
  } catch (error) {
    // Cookies that open nothing any more go.
    if (error instanceof AppError && error.kind === "unauthenticated") session.end();
    throw error;
  }
});

/** The session's user, or the one its refresh token still opens a new session for. */
async function userOf(session: SessionPort) {
  const claims = await verifySession(session.tokens.session).catch((error) => {
    if (error instanceof AppError && session.tokens.refresh) return undefined;
    throw error;
  });
  if (claims) return Accounts.currentUser(claims);
  const { user, tokens } = await Accounts.renewSession(session.tokens);
  session.start(tokens);
  return user;
}
