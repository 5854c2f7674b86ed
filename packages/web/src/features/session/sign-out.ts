import { accountsRoutes } from "@meridian/core/contracts/accounts";
import { call } from "@meridian/ui/api/client";
import { clearSession } from "@meridian/ui/session/session";

/** Ends the session and leaves the page, so that nothing of it stays in memory. Drafts stay, unreadable. */
export async function signOut() {
  await call(accountsRoutes.logout).catch(() => undefined);
  clearSession();
  window.location.assign("/login");
}
