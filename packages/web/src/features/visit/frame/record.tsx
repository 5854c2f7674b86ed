import { vitalSigns } from "@meridian/core/clinical/anamnesis/vital-signs";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { formatDate, formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { PregnantTag } from "@meridian/ui/states/pregnant-tag";
import { Tag } from "@meridian/ui/states/states";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { conditionName } from "../model/condition-name.ts";
import { currentAlertsOf } from "../model/current-alerts.ts";
import { LastDiagnosis } from "../sections/diagnosis/last.tsx";
import recordClasses from "./record.module.css";
import classes from "./section.module.css";

type RecordProps = {
  visit: Visit;
  /** Whether to repeat the header's alerts, which the open drawer may cover. */
  alerts: boolean;
  /** The symptoms followed since the last visit. They belong to another feature, so the route passes them in. */
  symptoms: ReactNode;
};

/** The patient's record beside the sections: the last visit, allergies, medication and the booking's note. */
export function PatientRecord({ visit, alerts, symptoms }: RecordProps) {
  const { t } = useTranslation("visit");
  const { patient, appointment, content } = visit;
  const previous = content?.previous;
  const known = currentAlertsOf(visit);
  const earlier = patient.clinical?.before.conditions ?? [];
  return (
    <aside className={recordClasses.record} aria-label={t("record.label")}>
      {/* Without it, the headings below would belong to the last section of the appointment. */}
      <h2 className="visually-hidden">{t("record.label")}</h2>
      {alerts && <Alerts visit={visit} />}
      {previous ? (
        <LastVisit patient={patient.id} previous={previous} />
      ) : (
        <RecordBlock title={t("record.last")}>
          <p className={classes.nothing}>{t("record.none")}</p>
        </RecordBlock>
      )}
      {symptoms}
      <RecordBlock title={t("section.allergies")}>
        <p className={known?.allergies ? classes.prose : classes.nothing}>
          {known?.allergies || t(known?.no_allergies ? "banner.noAllergies" : "record.noAllergies")}
        </p>
      </RecordBlock>
      <RecordBlock title={t("section.medication")}>
        <p className={known?.medication ? classes.prose : classes.nothing}>
          {known?.medication || t("record.noMedication")}
        </p>
      </RecordBlock>
      {earlier.length > 0 && (
        <RecordBlock title={t("section.past_history")}>
          <p className={classes.prose}>{earlier.map(({ key }) => conditionName(key)).join(", ")}</p>
        </RecordBlock>
      )}
      {appointment.notes && (
        <RecordBlock title={t("record.notes")}>
          <p className={classes.prose}>{appointment.notes}</p>
        </RecordBlock>
      )}
      <Link to={`/patient/${patient.id}`}>{t("record.open")}</Link>
    </aside>
  );
}

/** The header's alerts in full length. */
function Alerts({ visit }: { visit: Visit }) {
  const { t } = useTranslation("visit");
  const { clinical } = visit.patient;
  if (!clinical?.alerts && !clinical?.pregnant && !clinical?.lactant) return null;
  const { alerts, pregnant, pregnancy_due, lactant } = clinical;
  return (
    <RecordBlock title={t("record.alerts")}>
      {alerts && <p className={classes.prose}>{alerts}</p>}
      {pregnant && (
        <p>
          <PregnantTag due={pregnancy_due} day={visit.appointment.start.slice(0, 10)} />
        </p>
      )}
      {lactant && (
        <p>
          <Tag tone="amber">{t("banner.lactant")}</Tag>
        </p>
      )}
    </RecordBlock>
  );
}

const RecordBlock = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 data-tour="record">{title}</h3>
    {children}
  </section>
);

type Previous = NonNullable<NonNullable<Visit["content"]>["previous"]>;

function LastVisit({ patient, previous }: { patient: string; previous: Previous }) {
  const { id, start, signed, summary } = previous;
  const { t } = useTranslation("visit");
  const measured = vitalSigns.filter(({ key }) => summary.vital_signs[key] !== undefined).slice(0, 6);
  return (
    <RecordBlock title={t("record.lastOn", { date: formatDate(start) })}>
      {!signed && <p className={recordClasses.muted}>{t("record.unsigned")}</p>}
      {summary.complaint && <p className={classes.prose}>{summary.complaint}</p>}
      {summary.intensity !== null && (
        <p className={recordClasses.muted}>{t("record.intensity", { value: summary.intensity })}</p>
      )}
      {summary.points.length > 0 && (
        <p className={recordClasses.points}>
          {summary.points.map((point) => (
            <code key={point}>{point}</code>
          ))}
        </p>
      )}
      {(summary.prescribed ?? []).map((name) => (
        <p key={name} className={classes.prose}>
          {name}
        </p>
      ))}
      <LastDiagnosis summary={summary} />
      {measured.length > 0 && (
        <dl className={classes.measures}>
          {measured.map((sign) => (
            <div key={sign.key}>
              <dt>{sign[currentLanguage()]}</dt>
              <dd className="num">
                {formatNumber(summary.vital_signs[sign.key] ?? 0)} {sign.unit}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Link to={`/patient/${patient}/appointment/${id}`}>{t("record.openVisit")}</Link>
    </RecordBlock>
  );
}
