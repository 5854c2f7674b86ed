import type { Module } from "@meridian/core/contracts/kernel/access";
import type { LocaleNamespaces } from "@meridian/ui/i18n/resources";
import { useAllows } from "@meridian/ui/session/session";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router-dom";
import classes from "./clinic.module.css";

const TABS: readonly (readonly [tab: keyof Tabs, to: string, module?: Module])[] = [
  ["you", "/settings"],
  ["space", "/settings/space"],
  ["places", "/settings/places"],
  ["users", "/users"],
  ["types", "/settings/types"],
  ["prices", "/settings/prices"],
  ["consents", "/settings/consents"],
  ["osteopathy", "/settings/osteopathy", "osteo"],
  ["ryodoraku", "/settings/ryodoraku", "mtc"],
  ["messages", "/messages"],
  ["activity", "/settings/activity"],
  ["retention", "/settings/retention"],
];
type Tabs = Omit<LocaleNamespaces["clinic"]["tabs"], "label">;

/** Tabs of the settings, each with its own URL. Users who do not manage the clinic see only their own. */
export function SettingsTabs() {
  const { t } = useTranslation("clinic");
  const allows = useAllows();
  const tabs = useRef<HTMLElement>(null);
  // When the tabs do not all fit, the active one is scrolled into view; with their own letters they may be wider.
  useEffect(() => {
    const show = () => {
      const here = tabs.current?.querySelector<HTMLElement>("[aria-current]");
      if (here && tabs.current) tabs.current.scrollLeft = here.offsetLeft - tabs.current.clientWidth / 3;
    };
    show();
    void document.fonts?.ready.then(show);
  }, []);
  if (!allows({ can: "clinic.manage" })) return null;
  return (
    <nav ref={tabs} className={classes.tabs} aria-label={t("tabs.label")}>
      {TABS.filter(([, , module]) => !module || allows({ module })).map(([key, to]) => (
        <NavLink key={key} to={to} end>
          {t(`tabs.${key}`)}
        </NavLink>
      ))}
    </nav>
  );
}
