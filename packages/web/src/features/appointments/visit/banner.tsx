import type { Visit } from "@meridian/core/contracts/appointments";
import { formatDate, formatRelative } from "@meridian/ui/i18n/format";
import { useTitle } from "@meridian/ui/shell/page-head";
import { Tag } from "@meridian/ui/states/states";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { StatusTag } from "../components/status.tsx";
import classes from "./visit.module.css";

type BannerProps = {
  visit: Visit;
  /** Save state and actions; below the work on a phone. */
  children: ReactNode;
};

/** Who sits in front of the therapist: always on top. On a phone it folds to the name and what may do harm. */
export function Banner({ visit: { patient, appointment }, children }: BannerProps) {
  const { t } = useTranslation("visit");
  useTitle(patient.name);
  const facts = [
    patient.age !== null && t("banner.years", { count: patient.age }),
    patient.last_visit
      ? t("banner.last", { when: formatRelative(patient.last_visit.start) })
      : patient.clinical && t("banner.first"),
  ].filter(Boolean);
  return (
    <header className={classes.banner}>
      <div className={classes.who}>
        <h1 className={classes.name}>
          <Link to={`/patient/${patient.id}`}>{patient.name}</Link>
        </h1>
        <p>{facts.join(" · ")}</p>
      </div>
      <div className={classes.tags}>
        {appointment.status !== "open" && <StatusTag status={appointment.status} />}
        <Warnings clinical={patient.clinical} />
        {appointment.signed_by && appointment.signed_at && (
          <span className={classes.signed}>
            {t("banner.signed", {
              name: appointment.signed_by.name,
              date: formatDate(appointment.signed_at),
            })}
          </span>
        )}
      </div>
      <div className={classes.actions}>{children}</div>
    </header>
  );
}

function Warnings({ clinical }: Pick<Visit["patient"], "clinical">) {
  const { t } = useTranslation("visit");
  if (!clinical) return null;
  const { alerts, allergies, medication, pregnant, lactant } = clinical;
  return (
    <>
      {alerts && <Tag tone="red">{alerts}</Tag>}
      {pregnant && <Tag tone="red">{t("banner.pregnant")}</Tag>}
      {lactant && <Tag tone="amber">{t("banner.lactant")}</Tag>}
      {allergies && <Tag tone="amber">{t("banner.allergy", { what: allergies })}</Tag>}
      {medication && (
        <span className={classes.drug}>
          <Tag>{medication}</Tag>
        </span>
      )}
    </>
  );
}
