import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { initialLetters } from "@meridian/core/text/initials";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { onDemand, useOnDemand } from "../loading/on-demand.ts";
import { useMaybeSession } from "../session/session.ts";
import classes from "./app-shell.module.css";

/** With the menus' positions, keys and focus this is as much code as the whole frame, and most pages are left without it. */
const lists = {
  language: onDemand(async () => (await import("./menu-lists.tsx")).LanguageList),
  user: onDemand(async () => (await import("./menu-lists.tsx")).UserList),
};

/** A button whose menu is loaded when somebody points at it, reaches it or presses it. */
function ButtonOfMenu(props: ComponentProps<"button">) {
  return <button type="button" aria-haspopup="menu" aria-expanded={false} {...props} />;
}

/** Chooses the interface's language; the app stores it with the user. */
export function LanguageMenu({ onChoose }: { onChoose: (language: Language) => void }) {
  const { t, i18n } = useTranslation("shell");
  const list = useOnDemand(lists.language);
  const button = {
    className: `${classes.pill} ${classes.deskOnly}`,
    "aria-label": `${t("language.label")}: ${t(`language.${i18n.language === "pt" ? "pt" : "en"}`)}`,
    children: i18n.language.toUpperCase(),
  };
  if (list.isThere) return list.draw({ button, onChoose });
  return <ButtonOfMenu {...button} {...lists.language.hints} onClick={list.ask} />;
}

/** Black or white, whichever has more contrast on a colour; one of the two always reaches 4.5 to 1. */
export function inkOn(color: string) {
  const channel = (start: number) => Number.parseInt(color.slice(start, start + 2), 16) / 255;
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const light = 0.2126 * linear(channel(1)) + 0.7152 * linear(channel(3)) + 0.0722 * linear(channel(5));
  return light > 0.179 ? "#000" : "#fff";
}

export type UserMenuProps = {
  onSignOut: () => void;
  settings?: string;
  /** Where the page of the first sign-in is opened again. */
  welcome?: string;
  onLanguage: (language: Language) => void;
};

/** The user menu: name, settings, welcome, appearance, language on phones, sign out. */
export function UserMenu(props: UserMenuProps) {
  const { t } = useTranslation("shell");
  const user = useMaybeSession();
  const list = useOnDemand(lists.user);
  if (!user) return null;
  const color = /^#[0-9a-f]{6}$/i.test(user.platform_color) ? user.platform_color : "#1f7a6b";
  const button = {
    className: classes.avatar,
    "aria-label": `${t("user.menu")}: ${user.name}`,
    style: { background: color, color: inkOn(color) },
    children: initialLetters(user.name).join(""),
  };
  if (list.isThere) return list.draw({ ...props, button, user });
  return <ButtonOfMenu {...button} {...lists.user.hints} onClick={list.ask} />;
}
