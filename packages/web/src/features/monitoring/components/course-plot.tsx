import type { MonitoredSymptom } from "@meridian/core/contracts/monitoring/symptom-terms";
import { formatDate, formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { type CoursePoint, heightOf, positionOf, stretches } from "../model/course.ts";
import classes from "./monitoring.module.css";

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [380, 150, 24, 10, 10, 22];
const MARKS = [1, 5, 10] as const;

type PlotProps = {
  symptom: MonitoredSymptom;
  points: readonly CoursePoint[];
  from: string;
  to: string;
};

/** A symptom's days between two dates. The line is interrupted where an expected day is missing. */
export function CoursePlot({ symptom, points, from, to }: PlotProps) {
  const { t } = useTranslation("monitoring");
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const across = (day: string) => LEFT + positionOf(day, from, to) * (WIDTH - LEFT - RIGHT);
  const down = (value: number) => HEIGHT - BOTTOM - heightOf(value) * (HEIGHT - TOP - BOTTOM);
  return (
    <figure className={classes.plot}>
      <figcaption>
        <strong>{symptom.name}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t("course.summary", {
          name: symptom.name,
          count: points.length,
          from: formatDate(first.day),
          to: formatDate(last.day),
          last: formatNumber(Math.round(last.value * 10) / 10),
        })}
      >
        {MARKS.map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={down(value)} y2={down(value)} />
            <text x={LEFT - 6} y={down(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {stretches(points, symptom).map((stretch) => (
          <polyline
            key={stretch[0]?.day}
            points={stretch.map(({ day, value }) => `${across(day)},${down(value)}`).join(" ")}
          />
        ))}
        {points.map(({ day, value, late }) => (
          <circle key={day} cx={across(day)} cy={down(value)} r={3} data-late={late || undefined} />
        ))}
        <text x={LEFT} y={HEIGHT - 6}>
          {formatDate(from)}
        </text>
        <text x={WIDTH - RIGHT} y={HEIGHT - 6} textAnchor="end">
          {formatDate(to)}
        </text>
      </svg>
    </figure>
  );
}
