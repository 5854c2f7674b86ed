import { type DaysMean, dayValue } from "@meridian/core/clinical/monitoring/means";
import { heightOf, missedBetween, positionOf, stretches } from "@meridian/core/clinical/monitoring/plot";
import type { AnsweredDay, MonitoredSymptom } from "@meridian/core/contracts/monitoring/symptom-terms";
import { plusDays } from "@meridian/core/time/days";
import { formatDate, formatNumber } from "@meridian/ui/i18n/format";
import type { PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import type { MarkDay } from "../model/mark-days.ts";
import classes from "./monitoring.module.css";

const HEIGHT = 132;
const LEFT = 26;
const RIGHT = 22;
const TOP = 10;
const BOTTOM = 24;
/** Before the browser has measured it, and where it does not. */
const USUAL_WIDTH = 640;
const SCALE = [1, 5, 10] as const;

/** The time axis that marks and plots share, in pixels. */
export type PlotAxis = {
  width: number;
  left: number;
  right: number;
  range: { from: string; to: string; today: string };
  across: (day: string) => number;
};

export function plotAxis(measured: number, range: PlotAxis["range"]): PlotAxis {
  const width = measured || USUAL_WIDTH;
  const left = LEFT;
  const right = width - RIGHT;
  const across = (day: string) => left + positionOf(day, range.from, range.to) * (right - left);
  return { width, left, right, range, across };
}

const down = (value: number) => HEIGHT - BOTTOM - heightOf(value) * (HEIGHT - TOP - BOTTOM);

type PlotProps = {
  symptom: MonitoredSymptom;
  /** Oldest first, also of days beyond the period. */
  answered: readonly AnsweredDay[];
  axis: PlotAxis;
  marks: readonly MarkDay[];
  chosen: string | undefined;
  means: { before: DaysMean; after: DaysMean } | undefined;
  window: number;
  pointed: string | undefined;
  onPoint: (event: PointerEvent<SVGSVGElement> | undefined) => void;
};

/** A symptom's days. The line is interrupted where an expected day is missing, which has a dash on the bottom line. */
export function CoursePlot({ symptom, answered, axis, onPoint, ...marked }: PlotProps) {
  const { t } = useTranslation("monitoring");
  const { from, to } = axis.range;
  const days = answered.filter(({ day }) => day >= from && day <= to);
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return null;
  const { across, width } = axis;
  const radius = across(plusDays(from, 1)) - across(from) < 6 ? 2 : 3;
  return (
    <svg
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={t("course.summary", {
        name: symptom.name,
        count: days.length,
        from: formatDate(first.day),
        to: formatDate(last.day),
        last: formatNumber(dayValue(last), { maximumFractionDigits: 1 }),
      })}
      onPointerMove={onPoint}
      onPointerDown={onPoint}
      onPointerLeave={() => onPoint(undefined)}
    >
      <Scale axis={axis} />
      <MarkLines axis={axis} {...marked} />
      {missedBetween(days, symptom, axis.range).map((day) => (
        <path key={day} className={classes.missed} d={`M${across(day)} ${down(1) - 4}v8`} />
      ))}
      {stretches(days, symptom).map((stretch) => (
        <polyline
          key={stretch[0]?.day}
          points={stretch.map((day) => `${across(day.day)},${down(dayValue(day))}`).join(" ")}
        />
      ))}
      {days.map((day) => (
        <circle
          key={day.day}
          cx={across(day.day)}
          cy={down(dayValue(day))}
          r={day.day === marked.pointed ? 5 : radius}
          data-late={day.late || undefined}
        />
      ))}
    </svg>
  );
}

/** Pixels that a date takes below the plot. */
const DATE_WIDTH = 76;

/** The values' lines with their numbers, the first and the last day, and the months between where there is room. */
function Scale({ axis: { left, right, range, across } }: { axis: PlotAxis }) {
  const months = monthsWithin(range).filter(
    (day) => across(day) > left + DATE_WIDTH * 1.4 && across(day) < right - DATE_WIDTH * 1.4,
  );
  return (
    <>
      {SCALE.map((value) => (
        <g key={value}>
          <line x1={left} x2={right} y1={down(value)} y2={down(value)} />
          <text x={left - 8} y={down(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {months.map((day) => (
        <text key={day} x={across(day)} y={HEIGHT - 5} textAnchor="middle">
          {formatDate(day, "dayMonth")}
        </text>
      ))}
      <text x={left} y={HEIGHT - 5}>
        {formatDate(range.from)}
      </text>
      <text x={right} y={HEIGHT - 5} textAnchor="end">
        {formatDate(range.to)}
      </text>
    </>
  );
}

/** The first days of the months in a period. */
function monthsWithin({ from, to }: { from: string; to: string }): string[] {
  const found: string[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) if (day.endsWith("-01")) found.push(day);
  return found;
}

type LinesProps = Pick<PlotProps, "axis" | "marks" | "chosen" | "means" | "window" | "pointed">;

/** A faint line for each day with marks, and the chosen one with the means before and after it. */
function MarkLines({ axis: { across, left, right }, marks, chosen, means, window, pointed }: LinesProps) {
  const upright = (day: string) => `M${across(day)} ${TOP}V${HEIGHT - BOTTOM}`;
  const inside = (x: number) => Math.min(Math.max(x, left), right);
  const level = ({ mean }: DaysMean, from: string, to: string) =>
    mean !== null && (
      <path className={classes.mean} d={`M${inside(across(from))} ${down(mean)}H${inside(across(to))}`} />
    );
  return (
    <>
      {marks.map(({ day }) => (
        <path
          key={day}
          className={classes.markLine}
          d={upright(day)}
          data-chosen={day === chosen || undefined}
        />
      ))}
      {pointed && <path className={classes.pointed} d={upright(pointed)} />}
      {chosen && means && (
        <>
          {level(means.before, plusDays(chosen, -window), plusDays(chosen, -1))}
          {level(means.after, plusDays(chosen, 1), plusDays(chosen, window))}
        </>
      )}
    </>
  );
}
