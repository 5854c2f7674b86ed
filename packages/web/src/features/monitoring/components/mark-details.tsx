import { ActionIcon } from "@mantine/core";
import {
  answeredDays,
  type DaysMean,
  MIN_MEAN_DAYS,
  meansAround,
} from "@meridian/core/clinical/monitoring/means";
import type { SymptomDay } from "@meridian/core/contracts/monitoring/course";
import type { MonitoredSymptom } from "@meridian/core/contracts/monitoring/symptom-terms";
import { SelectField } from "@meridian/ui/forms/fields";
import { formatDate, formatNumber } from "@meridian/ui/i18n/format";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type MarkDay, markPath, markText } from "../model/mark-days.ts";
import classes from "./monitoring.module.css";

/** Days before and after a mark that can be compared. */
const WINDOWS = [7, 14, 28] as const;

type DetailsProps = {
  symptoms: readonly MonitoredSymptom[];
  days: readonly SymptomDay[];
  colleagues: ReadonlyMap<string, string>;
  markDays: readonly MarkDay[];
  chosen: MarkDay | undefined;
  onChoose: (day: string) => void;
  window: number;
  onWindow: (days: number) => void;
};

/** What happened on the chosen day, each entry leading to its appointment, and the means before and after it. */
export function MarkDetails({ chosen, markDays, onChoose, ...rest }: DetailsProps) {
  const { t } = useTranslation("monitoring");
  const at = chosen ? markDays.indexOf(chosen) : -1;
  const step = (index: number, label: string, icon: React.ReactNode) => {
    const day = markDays[index]?.day;
    return (
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={label}
        title={label}
        disabled={day === undefined}
        onClick={() => day && onChoose(day)}
      >
        {icon}
      </ActionIcon>
    );
  };
  return (
    <section className={classes.details} aria-label={t("marks.title")}>
      <header>
        <div aria-live="polite">
          {chosen ? <h3>{formatDate(chosen.day, "long")}</h3> : <p>{t("marks.choose")}</p>}
        </div>
        <div className={classes.does}>
          {step(
            chosen ? at - 1 : markDays.length - 1,
            t("marks.earlier"),
            <IconChevronLeft size={18} stroke={1.5} aria-hidden />,
          )}
          {step(
            chosen ? at + 1 : -1,
            t("marks.later"),
            <IconChevronRight size={18} stroke={1.5} aria-hidden />,
          )}
        </div>
      </header>
      {chosen && <MarkContent chosen={chosen} {...rest} />}
    </section>
  );
}

type ContentProps = Omit<DetailsProps, "chosen" | "markDays" | "onChoose"> & { chosen: MarkDay };

function MarkContent({ chosen, symptoms, days, colleagues, window, onWindow }: ContentProps) {
  const { t } = useTranslation("monitoring");
  const compared = symptoms
    .map((symptom) => ({ symptom, ...meansAround(answeredDays(symptom.id, days), chosen.day, window) }))
    .filter(({ before, after }) => before.days + after.days > 0);
  return (
    <>
      <ul className={classes.marks}>
        {chosen.marks.map((mark) => (
          <li key={`${mark.appointment} ${markText(t, mark, colleagues)}`}>
            <Link to={markPath(mark)}>{markText(t, mark, colleagues)}</Link>
          </li>
        ))}
      </ul>
      {compared.length > 0 && (
        <>
          <div className={classes.window}>
            <SelectField
              label={t("means.window")}
              name="window"
              value={String(window)}
              onChange={(value) => onWindow(Number(value))}
              empty={false}
              options={WINDOWS.map((value) => ({
                value: String(value),
                label: t("course.days", { count: value }),
              }))}
            />
          </div>
          <table className={classes.means} aria-label={t("marks.title")}>
            <thead>
              <tr>
                <th scope="col">{t("course.colSymptom")}</th>
                <th scope="col">{t("means.before", { count: window })}</th>
                <th scope="col">{t("means.after", { count: window })}</th>
              </tr>
            </thead>
            <tbody>
              {compared.map(({ symptom, before, after }) => (
                <tr key={symptom.id}>
                  <th scope="row">{symptom.name}</th>
                  <MeanCell mean={before} />
                  <MeanCell mean={after} />
                </tr>
              ))}
            </tbody>
          </table>
          <p className={classes.quiet}>{t("means.note", { count: MIN_MEAN_DAYS })}</p>
        </>
      )}
    </>
  );
}

/** A mean with what it stands on; where that is too little, only how much there is. */
function MeanCell({ mean: { mean, days, entries } }: { mean: DaysMean }) {
  const { t } = useTranslation("monitoring");
  const base = t("means.base", { answers: t("means.answers", { count: entries }), count: days });
  return (
    <td>
      {mean === null ? (
        <span className={classes.quiet}>{t("means.few", { base })}</span>
      ) : (
        <>
          <strong className="num">{formatNumber(mean, { maximumFractionDigits: 1 })}</strong>{" "}
          <span className={classes.quiet}>{base}</span>
        </>
      )}
    </td>
  );
}
