import type { Visit } from "@meridian/core/contracts/visits/visits";
import { formatDate, formatRelative, today } from "@meridian/ui/i18n/format";
import { useTitle } from "@meridian/ui/shell/title";
import { PregnantTag } from "@meridian/ui/states/pregnant-tag";
import { Tag } from "@meridian/ui/states/states";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { StatusTag } from "../../scheduling/components/status.tsx";
import { currentAlertsOf } from "../model/current-alerts.ts";
import classes from "./banner.module.css";
import type { VisitPart } from "./steps.tsx";

type BannerProps = {
  visit: Visit;
  /** The open step; undefined at the front desk, which sees none. */
  part?: VisitPart;
  /** The save status and the buttons; on a phone they are below the sections. */
  children: ReactNode;
};

/**
 * The patient of the appointment, at the top of the screen. On a phone it shows only the name and the alerts, and only
 * the name remains when the page is scrolled.
 */
export function PatientBanner({ visit, part, children }: BannerProps) {
  const { patient, appointment } = visit;
  const { t } = useTranslation("visit");
  const shown = part ? t(`steps.${part}`) : t("banner.of", { date: formatDate(appointment.start) });
  useTitle(`${patient.name} · ${shown}`);
  const facts = [
    today(new Date(appointment.start)) !== today() && t("banner.of", { date: formatDate(appointment.start) }),
    patient.age !== null && t("banner.years", { count: patient.age }),
    patient.last_visit
      ? t("banner.last", { when: formatRelative(patient.last_visit.start) })
      : patient.clinical && t("banner.first"),
  ].filter(Boolean);
  return (
    <>
      <header className={classes.banner}>
        <div className={classes.identity}>
          <h1 className={classes.name}>
            <Link to={`/patient/${patient.id}`}>{patient.name}</Link>
          </h1>
          <p>{facts.join(" · ")}</p>
        </div>
        <div className={classes.tags} data-tags="">
          {appointment.closed_by ? (
            <Tag tone={appointment.closed_by.imported ? "plain" : "amber"}>
              {t(appointment.closed_by.imported ? "banner.imported" : "banner.closed", {
                name: appointment.closed_by.name,
                date: formatDate(appointment.closed_by.at),
              })}
            </Tag>
          ) : (
            appointment.status !== "open" && <StatusTag status={appointment.status} />
          )}
          <Alerts visit={visit} />
          {appointment.signed_by && appointment.signed_at && (
            <span className={classes.signed}>
              {t("banner.signed", {
                name: appointment.signed_by.name,
                date: formatDate(appointment.signed_at),
              })}
            </span>
          )}
        </div>
        <div className={classes.actions} data-tour="visit-actions">
          {children}
        </div>
      </header>
      {/* Hidden from screen readers: the heading names the patient already. */}
      <div className={classes.printedName} data-name={patient.name} aria-hidden />
    </>
  );
}

function Alerts({ visit }: { visit: Visit }) {
  const { t } = useTranslation("visit");
  const { clinical } = visit.patient;
  const known = currentAlertsOf(visit);
  if (!clinical || !known) return null;
  const { alerts, pregnant, pregnancy_due, lactant } = clinical;
  const { allergies, no_allergies, medication } = known;
  return (
    <>
      {alerts && (
        <span className={classes.alert}>
          <Tag tone="red">{alerts}</Tag>
        </span>
      )}
      {pregnant && <PregnantTag due={pregnancy_due} day={today(new Date(visit.appointment.start))} />}
      {lactant && <Tag tone="amber">{t("banner.lactant")}</Tag>}
      {allergies && <Tag tone="amber">{t("banner.allergy", { what: allergies })}</Tag>}
      {no_allergies && <Tag>{t("banner.noAllergies")}</Tag>}
      {medication && (
        <span className={classes.drug}>
          <Tag>{medication}</Tag>
        </span>
      )}
    </>
  );
}
