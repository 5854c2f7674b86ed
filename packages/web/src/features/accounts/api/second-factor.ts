import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { call } from "@meridian/ui/api/client";
import { storeSession } from "@meridian/ui/session/session";

/** Creates a secret for an authenticator app, as text and as the address for its QR code. Needs the password. */
export const startTotp = (password: string) => call(accountsRoutes.startTotp, { body: { password } });

/** Reads the session's user again, which says whether two-step verification is on. */
async function renewUser() {
  const { user } = await call(accountsRoutes.refreshUser);
  await storeSession(user);
}

/** Turns two-step verification on with the first code. */
export async function confirmTotp(totp: string) {
  await call(accountsRoutes.confirmTotp, { body: { totp } });
  await renewUser();
}

/** Turns two-step verification off with the password and the current code. */
export async function stopTotp(password: string, totp: string) {
  await call(accountsRoutes.stopTotp, { body: { password, totp } });
  await renewUser();
}
