import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { call } from "@meridian/ui/api/client";

/** Confirms an e-mail address with the code sent to it. Sending the same code twice is not an error. */
export async function confirmEmail(email: string, code: string) {
  await call(accountsRoutes.confirmEmail, { body: { email, code } });
}

/** Sends the confirmation code again. The answer does not reveal whether the address exists. */
export async function resendCode(email: string) {
  await call(accountsRoutes.resendCode, { body: { email } });
}

/** Sends a link that lets the owner of the address choose a new password. */
export async function requestReset(email: string) {
  await call(accountsRoutes.requestReset, { body: { email } });
}

/** Changes the password with the code of the link. */
export async function resetPassword(email: string, code: string, password: string) {
  await call(accountsRoutes.resetPassword, { body: { email, code, password } });
}
