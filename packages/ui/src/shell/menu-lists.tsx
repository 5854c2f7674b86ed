import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import { Menu, useMantineColorScheme } from "@mantine/core";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { IconCheck, IconDoorEnter, IconLogout, IconSettings } from "@tabler/icons-react";
import { type ButtonHTMLAttributes, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { LANGUAGES } from "../i18n/resources.ts";
import type { SessionUser } from "../session/session.ts";
import classes from "./app-shell.module.css";
import type { UserMenuProps } from "./menus.tsx";
import { useSignOut } from "./sign-out.tsx";

const SCHEMES = ["light", "dark", "auto"] as const;
const tick = <IconCheck size={16} stroke={1.75} aria-hidden />;

/** How the menu's button looks and what it is called. */
type Target = { button: ButtonHTMLAttributes<HTMLButtonElement> };

/**
 * A menu whose code was loaded because its button was pressed: its own button takes the place and the focus of that one,
 * and it opens.
 */
function OpeningMenu({ button, width, children }: Target & { width?: number; children: ReactNode }) {
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    target.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" {...(width !== undefined && { width })}>
      <Menu.Target>
        <button type="button" {...button} ref={target} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

type LanguageListProps = { onChoose: (language: Language) => void };

export function LanguageList({ button, onChoose }: Target & LanguageListProps) {
  return (
    <OpeningMenu button={button}>
      <LanguageItems onChoose={onChoose} />
    </OpeningMenu>
  );
}

function LanguageItems({ onChoose }: LanguageListProps) {
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

export function UserList(props: Target & UserMenuProps & { user: SessionUser }) {
  const { button, user, onSignOut, settings, welcome, onLanguage } = props;
  const { t } = useTranslation("shell");
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { ask, question } = useSignOut(onSignOut);
  return (
    <>
      <OpeningMenu button={button} width={232}>
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
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.5} aria-hidden />} onClick={() => void ask()}>
          {t("user.signOut")}
        </Menu.Item>
      </OpeningMenu>
      {question}
    </>
  );
}
