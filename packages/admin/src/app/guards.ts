import { accountsRoutes } from "@meridian/core/contracts/accounts";
import { call } from "@meridian/ui/api/client";
import type { Screen } from "@meridian/ui/app/screens";
import { allows, type SessionUser, sessionUserNow, storeSession } from "@meridian/ui/session/session";
import { type LoaderFunction, redirect } from "react-router-dom";

/** Whether an administrator may open a screen: the level it names, or any of them. */
export function opens(user: SessionUser, { who }: Pick<Screen, "who">) {
  return user.role === "admin" && allows(user, who ?? { level: "any" });
}

let asking: Promise<SessionUser> | undefined;

/** The session's administrator, asked for once when none is loaded. */
async function loadUser(): Promise<SessionUser> {
  const known = sessionUserNow();
  if (known) return known;
  asking ??= call(accountsRoutes.refreshUser)
    .then(async ({ user }) => {
      await storeSession(user);
      return user;
    })
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** Every failure of the session or the level sends to the sign-in of the back office (specification, section 6). */
export const guard =
  (screen: Screen): LoaderFunction =>
  async ({ request }) => {
    const user = await loadUser().catch(() => undefined);
    if (user && opens(user, screen)) return null;
    const { pathname, search } = new URL(request.url);
    return redirect(user ? "/" : `/?next=${encodeURIComponent(pathname.replace(/^\/admin/, "") + search)}`);
  };
