import type { ComponentType } from "react";
import type { LoaderFunction, RouteObject } from "react-router-dom";
import { trackRequest } from "../api/in-flight.ts";
import { browserLanguage, chosenLanguage, loadNamespaces, setLanguage } from "../i18n/i18n.ts";
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
  /** Its entry in the rail, if it has one. */
  nav?: NavEntry;
  /** Its entry among the actions of the search field: key under `commands` in the namespace `shell`. */
  command?: keyof (typeof shell)["commands"];
  /** Where that entry leads, where it is not the screen as it opens by itself: `calendar?new`. */
  commandPath?: string;
  /** Who is offered it, where not everybody is who may open the screen. */
  commandWho?: Who;
};

/** The screens of every area, from `import.meta.glob("./routes/<area>/screens.ts", { eager: true, import: "screens" })`. */
export function collectScreens(areas: Record<string, unknown>): Screen[] {
  return Object.values(areas).flatMap((screens) => screens as Screen[]);
}

/** Every rail entry; each leads to a screen because it is declared by one. */
export const navTargets = (screens: readonly Screen[], base = "/"): NavTarget[] =>
  screens.flatMap(({ nav, path, who }) =>
    nav ? [{ ...nav, to: `${base}${path}`, ...(who && { who }) }] : [],
  );

type Guard = (screen: Screen) => LoaderFunction;

/** The router's route of a screen: guarded, its code and texts fetched together, within 120 seconds or a load error. */
export function screenRoute(screen: Screen, guard: Guard): RouteObject {
  return {
    id: screen.name,
    path: screen.path,
    loader: screen.frame === "public" ? publicLoader : guard(screen),
    lazy: async () => {
      const done = trackRequest();
      try {
        const load = () =>
          Promise.all([screen.load(), loadNamespaces(["shell", "errors", ...(screen.locales ?? [])])]);
        const [module] = await loadPart(load);
        return { Component: module.default };
      } finally {
        done();
      }
    },
  };
}

/** On public screens the browser's first language is used, unless the visitor chose one of the two below the form. */
const publicLoader: LoaderFunction = async () => {
  await setLanguage(chosenLanguage() ?? browserLanguage());
  return null;
};
