import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { call } from "../api/client.ts";
import { type SessionUser, storeSession } from "./session.ts";

/** Keeps the interface's language with the user, for the next sign-in anywhere. The choice already shows; a failure only loses its memory. */
export async function keepLanguage(user: SessionUser, language: Language) {
  try {
    const answer = await call(accountsRoutes.updateSelf, { body: { version: user.version, language } });
    await storeSession(answer.user);
  } catch {
    // The interface already speaks the language; the next sign-in falls back to the stored one.
  }
}
