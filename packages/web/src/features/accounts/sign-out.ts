import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { call } from "@meridian/ui/api/client";
import { leaveSignedOut } from "@meridian/ui/session/sign-out";

/** Ends the session and opens the sign-in page. */
export async function signOut() {
  await call(accountsRoutes.logout).catch(() => undefined);
  leaveSignedOut("/login");
}
