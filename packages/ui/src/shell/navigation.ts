import type shell from "../locales/en/shell.ts";
import type { SessionUser, Who } from "../session/session.ts";
import { allows } from "../session/session.ts";
import type { NavIcon } from "./nav-icons.tsx";

export const NAV_GROUPS = ["start", "library", "customise", "administration"] as const;
export type NavGroup = (typeof NAV_GROUPS)[number];

/** One entry of the menu. */
export type NavEntry = {
  /** Key of its label in the namespace `shell`, under `nav`. */
  label: keyof (typeof shell)["nav"];
  icon: NavIcon;
  group: NavGroup;
  /** Position in its group, in steps of ten so that entries can be inserted. */
  order: number;
};

/** An action of the search field besides opening a screen. */
export type Command = {
  id: string;
  /** In the interface's language. */
  label: string;
  run: () => void;
};

export type NavTarget = NavEntry & { to: string; who?: Who };

/**
 * The menu of a user: groups in order, without entries the role or modules do not allow, and without empty groups.
 */
export function railFor(
  user: SessionUser,
  targets: readonly NavTarget[],
  visible: (target: NavTarget) => boolean = () => true,
) {
  const open = targets.filter((target) => visible(target) && allows(user, target.who ?? {}));
  return NAV_GROUPS.map((group) => ({
    group,
    entries: open.filter((target) => target.group === group).sort((a, b) => a.order - b.order),
  })).filter(({ entries }) => entries.length > 0);
}
