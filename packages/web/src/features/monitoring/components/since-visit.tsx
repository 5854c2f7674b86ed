import {
  answeredIn,
  type DaysMean,
  dayValue,
  meansSince,
  type SinceVisit,
} from "@meridian/core/clinical/monitoring/means";
import { heightOf, positionOf, stretches } from "@meridian/core/clinical/monitoring/plot";
import type { AnsweredDay, MonitoredSymptom } from "@meridian/core/contracts/monitoring/symptom-terms";
import { formatDate, formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSinceVisit } from "../api/monitoring.ts";
import classes from "./monitoring.module.css";
import { SymptomTags } from "./symptom-tags.tsx";

type SinceProps = {
  patient: string;
  period: SinceVisit;
};

/** The symptoms a patient followed since the last appointment: a small curve, the last value and the means. */
export function SymptomsSinceVisit({ patient, period }: SinceProps) {
  const { t } = useTranslation("monitoring");
  const { data } = useSinceVisit(patient, period);
  const shown = data ? answeredIn(data.symptoms, data.items, period) : [];
  if (shown.length === 0) return null;
  return (
    <section>
      <h3>{period.last ? t("visit.title", { date: formatDate(period.last) }) : t("visit.month")}</h3>
      <ul className={classes.sinceList}>
        {shown.map(({ symptom, answered }) => (
          <li key={symptom.id}>
            <strong>{symptom.name}</strong> <SymptomTags symptom={symptom} />
            <SmallCurve symptom={symptom} answered={answered} period={period} />
            <Facts answered={answered} period={period} />
          </li>
        ))}
      </ul>
      <Link to={`/patient/${patient}?tab=monitoring`}>{t("visit.open")}</Link>
    </section>
  );
}

const short = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });

/** The last value, and the means since the last appointment and before it. */
function Facts({ answered, period }: { answered: readonly AnsweredDay[]; period: SinceVisit }) {
  const { t } = useTranslation("monitoring");
  const last = answered.at(-1);
  const means = meansSince(answered, period);
  const mean = ({ mean: value, entries }: DaysMean) => {
    const answers = t("means.answers", { count: entries });
    return value === null
      ? t("means.few", { base: answers })
      : t("visit.mean", { value: short(value), answers });
  };
  return (
    <dl className={classes.sinceFacts}>
      {last && (
        <div>
          <dt>{t("visit.last")}</dt>
          <dd className="num">
            {t("visit.on", { value: short(dayValue(last)), date: formatDate(last.day) })}
          </dd>
        </div>
      )}
      {means && (
        <>
          <div>
            <dt>{t("visit.since")}</dt>
            <dd className="num">{mean(means.since)}</dd>
          </div>
          <div>
            <dt>{t("visit.before")}</dt>
            <dd className="num">{mean(means.before)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}

const WIDTH = 240;
const HEIGHT = 44;
type CurveProps = { symptom: MonitoredSymptom; answered: readonly AnsweredDay[]; period: SinceVisit };

/** The days with gaps where answers are missing; the upright line is the last appointment. */
function SmallCurve({ symptom, answered, period: { from, to, last } }: CurveProps) {
  const { t } = useTranslation("monitoring");
  const across = (day: string) => 4 + positionOf(day, from, to) * (WIDTH - 8);
  const down = (value: number) => HEIGHT - 4 - heightOf(value) * (HEIGHT - 8);
  const end = answered.at(-1);
  return (
    <svg
      className={classes.smallCurve}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t("course.summary", {
        name: symptom.name,
        count: answered.length,
        from: formatDate(from),
        to: formatDate(to),
        last: end ? short(dayValue(end)) : "",
      })}
    >
      {last && <path className={classes.markLine} d={`M${across(last)} 2V${HEIGHT - 2}`} data-chosen />}
      {stretches(answered, symptom).map((days) => (
        <polyline
          key={days[0]?.day}
          points={days.map((day) => `${across(day.day)},${down(dayValue(day))}`).join(" ")}
        />
      ))}
      {answered.map((day) => (
        <circle
          key={day.day}
          cx={across(day.day)}
          cy={down(dayValue(day))}
          r={day === end ? 3 : 1.75}
          data-late={day.late || undefined}
        />
      ))}
    </svg>
  );
}
