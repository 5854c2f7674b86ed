import type { Screen } from "@meridian/ui/app/screens";
import { browserLanguage, chosenLanguage, setLanguage } from "@meridian/ui/i18n/i18n";
import { loadUser } from "@meridian/ui/session/load-user";
import { signInPath } from "@meridian/ui/session/return-url";
import { allows, type SessionUser } from "@meridian/ui/session/session";
import { type LoaderFunction, redirect } from "react-router-dom";

/** All that an external entity may reach (specification, section 4). */
export const ENTITY_SCREENS: readonly string[] = [
  "home",
  "settings",
  "edit-user",
  "cmm",
  "supplements",
  "new-product",
  "edit-product",
  "new-formula",
  "edit-formula",
];

/** The screen on which a user accepts a new version of the terms. */
const ACCEPT = "accept-terms";

/** Where a signed-in user is sent instead of a screen, or nothing where the screen is theirs. */
export function redirectFor(user: SessionUser, screen: Pick<Screen, "name" | "who">): string | undefined {
  const { name, who } = screen;
  if (user.totp_required && name !== "second-factor") return "/second-factor";
  if (user.texts.asked.length > 0 && ![ACCEPT, "second-factor"].includes(name)) return `/${ACCEPT}`;
  if (user.texts.asked.length === 0 && name === ACCEPT) return "/home";
  if (name === ACCEPT) return undefined;
  if (user.role === "external_entity" && !ENTITY_SCREENS.includes(name)) return "/not-found";
  if (name === "home" && (user.role === "admin" || user.role === "external_entity")) return "/settings";
  if (name === "home" && user.welcome_waits) return "/welcome";
  if (name === "calendar" && user.role === "admin") return "/settings";
  return who && !allows(user, who) ? "/not-found" : undefined;
}

/** Loads the user, or leaves for the sign-in page; then the redirects of the role. */
export const guard =
  (screen: Screen): LoaderFunction =>
  async ({ request }) => {
    const user = await loadUser().catch(() => undefined);
    if (!user) return redirect(signInPath("/login", new URL(request.url)));
    const elsewhere = redirectFor(user, screen);
    if (elsewhere === `/${ACCEPT}`) return redirect(signInPath(elsewhere, new URL(request.url)));
    return elsewhere ? redirect(elsewhere) : null;
  };

/** Loads the user where there is one; a visitor is spoken to in the language of the public pages. */
export const whoever: LoaderFunction = async () => {
  const user = await loadUser().catch(() => undefined);
  if (!user) await setLanguage(chosenLanguage() ?? browserLanguage());
  return null;
};
