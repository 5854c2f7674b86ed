import { useAllows } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router-dom";
import classes from "./clinic.module.css";

const TABS = [
  ["you", "/settings"],
  ["space", "/settings/space"],
  ["places", "/settings/places"],
  ["users", "/users"],
  ["types", "/settings/types"],
  ["prices", "/settings/prices"],
  ["messages", "/messages"],
] as const;

/** The parts of the settings, each with its own address. Whoever does not manage the clinic has only their own. */
export function SettingsTabs() {
  const { t } = useTranslation("clinic");
  const allows = useAllows();
  if (!allows({ can: "clinic.manage" })) return null;
  return (
    <nav className={classes.tabs} aria-label={t("tabs.label")}>
      {TABS.map(([key, to]) => (
        <NavLink key={key} to={to} end>
          {t(`tabs.${key}`)}
        </NavLink>
      ))}
    </nav>
  );
}
