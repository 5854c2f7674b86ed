import { CLOSING_DAYS, PAYMENTS_KEPT_YEARS } from "@meridian/core/contracts/closing/closing";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import classes from "./closing.module.css";

const PARTS = {
  until: ["work", "export", "reminders", "patients", "payments"],
  gone: ["records", "files", "people", "links"],
  kept: ["receipts", "space", "signed", "audit", "backups"],
} as const;

/** What closing does: until the day, on the day, and what stays after it. */
export function WhatHappens() {
  const { t } = useTranslation("closing");
  const heading = useId();
  const facts = { days: CLOSING_DAYS, years: PAYMENTS_KEPT_YEARS };
  return (
    <section aria-labelledby={heading} className={classes.part}>
      <h2 id={heading}>{t("what.title")}</h2>
      <h3>{t("what.until.title", facts)}</h3>
      <ul className={classes.list}>
        {PARTS.until.map((part) => (
          <li key={part}>{t(`what.until.${part}`)}</li>
        ))}
      </ul>
      <h3>{t("what.gone.title")}</h3>
      <ul className={classes.list}>
        {PARTS.gone.map((part) => (
          <li key={part}>{t(`what.gone.${part}`)}</li>
        ))}
      </ul>
      <h3>{t("what.kept.title")}</h3>
      <ul className={classes.list}>
        {PARTS.kept.map((part) => (
          <li key={part}>{t(`what.kept.${part}`, facts)}</li>
        ))}
      </ul>
    </section>
  );
}
