import type { ComponentType } from "react";
import type { LoaderFunction, RouteObject } from "react-router-dom";
import { trackRequest } from "../api/in-flight.ts";
import { browserLanguage, chosenLanguage, loadAllErrors, loadNamespaces, setLanguage } from "../i18n/i18n.ts";
import type { Namespace } from "../i18n/resources.ts";
import { loadPart } from "../loading/load.ts";
import type shell from "../locales/en/shell.ts";
import type { Who } from "../session/session.ts";
import type { NavEntry, NavTarget } from "../shell/navigation.ts";

/** One screen: an address, the code behind it, who may see it and where it is found. */
export type Screen = {
  /** Stable name, as the guards know it: `home`, `patients`, `edit-user`. */
  name: string;
  /** Without a slash at the start: `patients/new`, `patient/:pid`. */
  path: string;
  /** A module whose default export is the screen. */
  load: () => Promise<{ default: ComponentType }>;
  /** Texts the screen needs besides `ui`, `shell` and `errors`; fetched beside its code. */
  locales?: readonly Namespace[];
  /** `public` needs no session and has no rail; `bare` needs a session and has no rail. */
  frame?: "app" | "public" | "bare";
  who?: Who;
  /** Whether it works for a clinic whose plan has ended, so that the banner does not say that everything is disabled. */
  withoutPlan?: true;
  /** Its entry in the menu, if it has one. */
  nav?: NavEntry;
  /** Key of its action in the search field, under `commands` in the namespace `shell`. */
  command?: keyof (typeof shell)["commands"];
  /** Where that action leads, if not to the screen itself: `calendar?new`. */
  commandPath?: string;
  /** Who is offered the action, if not everybody who may open the screen. */
  commandWho?: Who;
};

/** The screens of every area, from `import.meta.glob("./routes/<area>/screens.ts", { eager: true, import: "screens" })`. */
export function collectScreens(areas: Record<string, unknown>): Screen[] {
  return Object.values(areas).flatMap((screens) => screens as Screen[]);
}

/** All menu entries. Each is declared by the screen it opens. */
export const navTargets = (screens: readonly Screen[], base = "/"): NavTarget[] =>
  screens.flatMap(({ nav, path, who }) =>
    nav ? [{ ...nav, to: `${base}${path}`, ...(who && { who }) }] : [],
  );

type Guard = (screen: Screen) => LoaderFunction;

/**
 * The router's route of a screen, with its guard. Code and texts are loaded together; after 120 seconds that is a
 * load error.
 */
export function screenRoute(screen: Screen, guard: Guard): RouteObject {
  return {
    id: screen.name,
    path: screen.path,
    loader: screen.frame === "public" ? publicLoader : guard(screen),
    lazy: async () => {
      const done = trackRequest();
      try {
        const load = () =>
          Promise.all([
            screen.load(),
            screen.frame !== "public" && loadAllErrors(),
            loadNamespaces(["shell", "errors", ...(screen.locales ?? [])]),
          ]);
        const [module] = await loadPart(load);
        return { Component: module.default };
      } finally {
        done();
      }
    },
  };
}

/** Public screens use the browser's first language, unless the visitor chose one below the form. */
const publicLoader: LoaderFunction = async () => {
  await setLanguage(chosenLanguage() ?? browserLanguage());
  return null;
};
