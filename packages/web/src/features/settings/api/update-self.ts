import { accountsRoutes } from "@meridian/core/contracts/accounts";
import type { CallOf } from "@meridian/core/contracts/route";
import { call } from "@meridian/ui/api/client";
import { storeSession } from "@meridian/ui/session/session";

/** Saves one's own preferences; the session's user follows, and with it language and calendar. */
export async function updateSelf(body: CallOf<typeof accountsRoutes.updateSelf>["body"]) {
  const { user } = await call(accountsRoutes.updateSelf, { body });
  await storeSession(user);
}
