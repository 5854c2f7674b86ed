import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { call } from "@meridian/ui/api/client";
import { setAnnouncements } from "@meridian/ui/session/announcements";
import { announceSignIn } from "@meridian/ui/session/cross-tab";
import { storeSession } from "@meridian/ui/session/session";

type Credentials = CallOf<typeof accountsRoutes.login>["body"];

/** Signs in and stores the user with the waiting announcements. */
export async function signIn(body: Credentials) {
  const { user, alerts } = await call(accountsRoutes.login, { body });
  announceSignIn();
  await storeSession(user);
  setAnnouncements(alerts);
}
