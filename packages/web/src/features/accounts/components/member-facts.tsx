import { MODULES } from "@meridian/core/contracts/kernel/access";
import { useTranslation } from "react-i18next";
import { type MemberValues, PERMISSIONS } from "../model/member-form.ts";
import classes from "./users.module.css";

/** The form's values as a list, to compare two versions of a user. */
export function MemberFacts({ values }: { values: MemberValues }) {
  const { t } = useTranslation("users");
  return (
    <ul className={classes.facts}>
      <li>{values.name}</li>
      <li>{t(`role.${values.role}`)}</li>
      <li>{t(values.active ? "active" : "inactive")}</li>
      {values.practises && <li>{t("edit.practises")}</li>}
      {PERMISSIONS.filter((permission) => values[permission]).map((permission) => (
        <li key={permission}>{t(`edit.${permission}`)}</li>
      ))}
      {MODULES.filter((module) => values.modules.includes(module)).map((module) => (
        <li key={module}>{t(`module.${module}`)}</li>
      ))}
      {values.specialities.map((speciality) => (
        <li key={speciality}>{speciality}</li>
      ))}
      <li>{t("hours.summary", { count: values.working_hours.length })}</li>
      <li>{t("away.summary", { count: values.time_off.length })}</li>
    </ul>
  );
}
