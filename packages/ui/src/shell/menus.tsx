import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import { Menu, useMantineColorScheme } from "@mantine/core";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { initialLetters } from "@meridian/core/text/initials";
import { IconCheck, IconDoorEnter, IconLogout, IconSettings } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { LANGUAGES } from "../i18n/resources.ts";
import { useMaybeSession } from "../session/session.ts";
import classes from "./app-shell.module.css";
import { useSignOut } from "./sign-out.tsx";

const SCHEMES = ["light", "dark", "auto"] as const;
const tick = <IconCheck size={16} stroke={1.75} aria-hidden />;

/** Chooses the interface's language; the app stores it with the user. */
export function LanguageMenu({ onChoose }: { onChoose: (language: Language) => void }) {
  const { t, i18n } = useTranslation("shell");
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button
          type="button"
          className={`${classes.pill} ${classes.deskOnly}`}
          aria-label={`${t("language.label")}: ${t(`language.${i18n.language === "pt" ? "pt" : "en"}`)}`}
        >
          {i18n.language.toUpperCase()}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <LanguageItems onChoose={onChoose} />
      </Menu.Dropdown>
    </Menu>
  );
}

function LanguageItems({ onChoose }: { onChoose: (language: Language) => void }) {
  const { t, i18n } = useTranslation("shell");
  return LANGUAGES.map((language) => (
    <Menu.Item
      key={language}
      lang={language}
      aria-current={i18n.language === language}
      rightSection={i18n.language === language ? tick : null}
      onClick={() => onChoose(language)}
    >
      {t(`language.${language}`)}
    </Menu.Item>
  ));
}

/** Black or white, whichever has more contrast on a colour; one of the two always reaches 4.5 to 1. */
export function inkOn(color: string) {
  const channel = (start: number) => Number.parseInt(color.slice(start, start + 2), 16) / 255;
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const light = 0.2126 * linear(channel(1)) + 0.7152 * linear(channel(3)) + 0.0722 * linear(channel(5));
  return light > 0.179 ? "#000" : "#fff";
}

/** A group of menu items with a heading. */
function ItemGroup({ label, note, children }: { label: string; note?: string; children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group inside a menu
    <div role="group" aria-label={note ? `${label}, ${note}` : label}>
      <div className={classes.menuLabel} aria-hidden>
        {label}
        {note && <small>{note}</small>}
      </div>
      {children}
    </div>
  );
}

type UserMenuProps = {
  onSignOut: () => void;
  settings?: string;
  /** Where the page of the first sign-in is opened again. */
  welcome?: string;
  onLanguage: (language: Language) => void;
};

/** The user menu: name, settings, welcome, appearance, language on phones, sign out. */
export function UserMenu({ onSignOut, settings, welcome, onLanguage }: UserMenuProps) {
  const { t } = useTranslation("shell");
  const user = useMaybeSession();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { ask, question } = useSignOut(onSignOut);
  if (!user) return null;
  const color = /^#[0-9a-f]{6}$/i.test(user.platform_color) ? user.platform_color : "#1f7a6b";
  return (
    <>
      <Menu position="bottom-end" width={232}>
        <Menu.Target>
          <button
            type="button"
            className={classes.avatar}
            aria-label={`${t("user.menu")}: ${user.name}`}
            style={{ background: color, color: inkOn(color) }}
          >
            {initialLetters(user.name).join("")}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <ItemGroup label={user.name} note={user.email} />
          {settings && (
            <Menu.Item
              component={Link}
              to={settings}
              leftSection={<IconSettings size={16} stroke={1.5} aria-hidden />}
            >
              {t("user.settings")}
            </Menu.Item>
          )}
          {welcome && (
            <Menu.Item
              component={Link}
              to={welcome}
              leftSection={<IconDoorEnter size={16} stroke={1.5} aria-hidden />}
            >
              {t("user.welcome")}
            </Menu.Item>
          )}
          <Menu.Divider />
          <ItemGroup label={t("scheme.label")}>
            {SCHEMES.map((scheme) => (
              <Menu.Item
                key={scheme}
                aria-current={scheme === colorScheme}
                rightSection={scheme === colorScheme ? tick : null}
                onClick={() => setColorScheme(scheme)}
              >
                {t(`scheme.${scheme}`)}
              </Menu.Item>
            ))}
          </ItemGroup>
          <Menu.Divider />
          <ItemGroup label={t("language.label")}>
            <LanguageItems onChoose={onLanguage} />
          </ItemGroup>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconLogout size={16} stroke={1.5} aria-hidden />}
            onClick={() => void ask()}
          >
            {t("user.signOut")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {question}
    </>
  );
}
