import { useElementSize } from "@mantine/hooks";
import { answeredDays, dayValue, meansAround } from "@meridian/core/clinical/monitoring/means";
import type { SymptomDay } from "@meridian/core/contracts/monitoring/course";
import type { AnsweredDay, MonitoredSymptom } from "@meridian/core/contracts/monitoring/symptom-terms";
import { daysBetween, plusDays } from "@meridian/core/time/days";
import { formatDate, formatNumber } from "@meridian/ui/i18n/format";
import { type PointerEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MarkDay } from "../model/mark-days.ts";
import { CoursePlot, type PlotAxis, plotAxis } from "./course-plot.tsx";
import { MarkLanes } from "./mark-lanes.tsx";
import classes from "./monitoring.module.css";

type PlotsProps = {
  symptoms: readonly MonitoredSymptom[];
  days: readonly SymptomDay[];
  range: { from: string; to: string; today: string };
  colleagues: ReadonlyMap<string, string>;
  markDays: readonly MarkDay[];
  /** The day whose marks are chosen. */
  chosen: string | undefined;
  onChoose: (day: string) => void;
  /** Days before and after the chosen mark whose means are drawn. */
  window: number;
  /** Stands between the marks and the plots. */
  details: ReactNode;
};

/** The marks of the treatment above a plot for each symptom, all on one time axis. */
export function CoursePlots({ symptoms, days, range, chosen, window, details, ...marks }: PlotsProps) {
  const { t } = useTranslation("monitoring");
  const { ref, width } = useElementSize();
  const [pointed, setPointed] = useState<string>();
  const axis = plotAxis(width, range);
  const drawn = symptoms
    .map((symptom) => ({ symptom, answered: answeredDays(symptom.id, days) }))
    .filter(({ answered }) => answered.some(({ day }) => day >= range.from && day <= range.to));
  return (
    <div ref={ref} className={classes.course}>
      <MarkLanes {...marks} chosen={chosen} axis={axis} />
      {details}
      {drawn.length === 0 ? (
        <p className={classes.quiet}>{t("course.none")}</p>
      ) : (
        <>
          {drawn.map(({ symptom, answered }) => (
            <figure key={symptom.id} className={classes.plot}>
              <Caption symptom={symptom} answered={answered} pointed={pointed} to={range.to} />
              <CoursePlot
                symptom={symptom}
                answered={answered}
                axis={axis}
                marks={marks.markDays}
                chosen={chosen}
                means={chosen === undefined ? undefined : meansAround(answered, chosen, window)}
                window={window}
                pointed={pointed}
                onPoint={(event) => setPointed(event && dayAt(event, axis))}
              />
            </figure>
          ))}
          <p className={classes.quiet}>{t("course.late")}</p>
        </>
      )}
    </div>
  );
}

/** The day under the pointer. */
function dayAt(event: PointerEvent<SVGSVGElement>, { range: { from, to }, left, right }: PlotAxis): string {
  const { left: edge } = event.currentTarget.getBoundingClientRect();
  const along = (event.clientX - edge - left) / (right - left);
  return plusDays(from, Math.round(Math.min(Math.max(along, 0), 1) * daysBetween(from, to)));
}

type CaptionProps = {
  symptom: MonitoredSymptom;
  answered: readonly AnsweredDay[];
  /** The day under the pointer. */
  pointed: string | undefined;
  to: string;
};

/** The symptom's name with its value on the day under the pointer, otherwise with the last one shown. */
function Caption({ symptom, answered, pointed, to }: CaptionProps) {
  const { t } = useTranslation("monitoring");
  const day =
    pointed === undefined
      ? answered.findLast((one) => one.day <= to)
      : answered.find((one) => one.day === pointed);
  const date = formatDate(pointed ?? day?.day ?? to);
  const value = day
    ? formatNumber(dayValue(day), { maximumFractionDigits: 1 })
    : t("course.missed").toLocaleLowerCase();
  return (
    <figcaption>
      <strong>{symptom.name}</strong>{" "}
      <span className={classes.quiet}>
        <span className="num">{value}</span> · {date}
        {day?.late && ` · ${t("course.yes")}`}
      </span>
    </figcaption>
  );
}
