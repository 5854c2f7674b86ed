import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { call } from "../api/client.ts";
import { type SessionUser, storeSession } from "./session.ts";

/**
 * Stores the chosen language with the user for later sign-ins. It already applies here; a failure only means that it
 * is not remembered.
 */
export async function keepLanguage(user: SessionUser, language: Language) {
  try {
    const answer = await call(accountsRoutes.updateSelf, { body: { version: user.version, language } });
    await storeSession(answer.user);
  } catch {
    // The language already applies here; the next sign-in uses the stored one.
  }
}
