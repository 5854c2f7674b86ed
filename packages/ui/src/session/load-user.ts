import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { call } from "../api/client.ts";
import { type SessionUser, sessionUserNow, storeSession } from "./session.ts";

let asking: Promise<SessionUser> | undefined;

/**
 * The session's user, asked for once when none is loaded; every screen that waits meanwhile shares the answer. Rejects
 * where there is no session.
 */
export async function loadUser(): Promise<SessionUser> {
  const known = sessionUserNow();
  if (known) return known;
  asking ??= readUser().finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Whose session it is, asked anew. */
export async function readUser(): Promise<SessionUser> {
  const { user } = await call(accountsRoutes.refreshUser);
  await storeSession(user);
  return user;
}
