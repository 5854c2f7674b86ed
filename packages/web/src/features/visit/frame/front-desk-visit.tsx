import type { Visit } from "@meridian/core/contracts/visits/visits";
import { formatDateTime, formatMoney } from "@meridian/ui/i18n/format";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PatientBanner } from "./patient-banner.tsx";
import sectionClasses from "./section.module.css";
import classes from "./visit.module.css";

/**
 * A visit for those who may not read clinical content: when, what type and which price. The server sends nothing else.
 * The children are the visit's actions.
 */
export function FrontDeskVisit({ visit, children }: { visit: Visit; children: ReactNode }) {
  return (
    <div className={classes.visit}>
      <PatientBanner visit={visit}>{children}</PatientBanner>
      <Summary visit={visit} />
    </div>
  );
}

function Summary({ visit: { appointment } }: { visit: Visit }) {
  const { t } = useTranslation("visit");
  const facts = [
    [t("head.when"), formatDateTime(appointment.start, "weekday")],
    [t("head.type"), appointment.appointment_type.name],
    [t("head.price"), formatMoney(appointment.price)],
    [t("record.notes"), appointment.notes],
  ] as const;
  return (
    <div className={classes.headOnly}>
      <dl className={sectionClasses.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={sectionClasses.nothing}>{t("head.clinical")}</p>
    </div>
  );
}
