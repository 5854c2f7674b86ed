import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { call } from "../api/client.ts";
import { type SessionUser, sessionUserNow, storeSession } from "./session.ts";

let asking: Promise<SessionUser> | undefined;

/** Loads the session's user once; all screens that wait share the answer. Rejects without a session. */
export async function loadUser(): Promise<SessionUser> {
  const known = sessionUserNow();
  if (known) return known;
  asking ??= readUser().finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Reads the session's user again. */
export async function readUser(): Promise<SessionUser> {
  const { user } = await call(accountsRoutes.refreshUser);
  await storeSession(user);
  return user;
}
