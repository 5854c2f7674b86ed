import type { Screen } from "@meridian/ui/app/screens";
import { loadUser } from "@meridian/ui/session/load-user";
import { allows, type SessionUser } from "@meridian/ui/session/session";
import { type LoaderFunction, redirect } from "react-router-dom";

/** Whether an administrator may open a screen: the level it names, or any of them. */
export function opens(user: SessionUser, { who }: Pick<Screen, "who">) {
  return user.role === "admin" && allows(user, who ?? { level: "any" });
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
