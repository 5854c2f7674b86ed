import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { call } from "@meridian/ui/api/client";
import { storeSession } from "@meridian/ui/session/session";

/** A new secret for an authenticator app, as text and as the address its camera reads, proven by the password. */
export const startTotp = (password: string) => call(accountsRoutes.startTotp, { body: { password } });

/** Reads the session's user anew: it says whether the second factor is on. */
async function renewUser() {
  const { user } = await call(accountsRoutes.refreshUser);
  await storeSession(user);
}

/** Turns the second factor on, proven by the first code. */
export async function confirmTotp(totp: string) {
  await call(accountsRoutes.confirmTotp, { body: { totp } });
  await renewUser();
}

/** Turns it off, proven by the password and the present code. */
export async function stopTotp(password: string, totp: string) {
  await call(accountsRoutes.stopTotp, { body: { password, totp } });
  await renewUser();
}
