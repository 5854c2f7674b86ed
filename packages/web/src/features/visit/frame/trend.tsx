import { formatDate, formatNumber } from "@meridian/ui/i18n/format";
import { type PointerEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Band, type Plot, plot, positionInBand, type TrendPoint } from "../model/trend.ts";
import { FigureLink } from "./figure-link.tsx";
import classes from "./trend.module.css";

type TrendProps = {
  /** The figure's name, in the interface's language. */
  label: string;
  points: readonly TrendPoint[];
  /** The usual range, shaded. Null where an end has no limit. */
  band?: Band | undefined;
  unit?: string | undefined;
  /** The start of the visit on the screen, whose point is marked. */
  current?: string | undefined;
  /** The most digits after the decimal separator. */
  digits?: number;
  /** On a page of its own the drawing is larger, and the page shows the table. */
  wide?: boolean;
  /** `<section>.<figure>`: adds a link to the figure's values over all visits. */
  figure?: string | undefined;
};

/** The drawing's size in its own units, and the functions from 0–1 to them. The browser scales the drawing. */
const chartBox = (width: number, height: number) => {
  const left = 40;
  const right = 14;
  const top = 10;
  const bottom = 24;
  return {
    width,
    height,
    across: (x: number) => left + x * (width - left - right),
    down: (y: number) => height - bottom - y * (height - top - bottom),
  };
};
type ChartBox = ReturnType<typeof chartBox>;
const SMALL = chartBox(360, 150);
const WIDE = chartBox(760, 260);
/** On a phone the labels of the wide drawing would be too small to read. */
const hasRoom = () => window.matchMedia("(min-width: 47.5625em)").matches;

/** A figure's values over the visits: a line with the usual range and the current visit marked, and the same values as a table. */
export function Trend({
  label,
  points,
  band,
  unit = "",
  current,
  digits = 2,
  wide = false,
  figure,
}: TrendProps) {
  const { t } = useTranslation("results");
  const [hovered, setHovered] = useState<number>();
  const layout = plot(points, band, digits === 0 ? 1 : 0);
  const { dots } = layout;
  const first = dots[0];
  const last = dots.at(-1);
  if (!first || !last) return <p className={classes.none}>{t("trend.none")}</p>;
  const box = wide && hasRoom() ? WIDE : SMALL;
  const { across, down } = box;
  const write = (value: number) => writeFigure(value, unit, digits);
  const labelled = dots[hovered ?? -1] ?? dots.find(({ start }) => start === current) ?? last;
  const hoverNearest = (event: PointerEvent<SVGSVGElement>) => {
    const drawing = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - drawing.left) / drawing.width) * box.width;
    const distances = dots.map((dot) => Math.abs(across(dot.x) - x));
    setHovered(distances.indexOf(Math.min(...distances)));
  };
  return (
    <figure className={classes.trend} data-wide={wide || undefined}>
      <figcaption>
        {!wide && <strong>{label}</strong>}
        <span className="num">
          {write(labelled.value)} · {formatDate(labelled.start)}
          {labelled.start === current && `, ${t("trend.now")}`}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        role="img"
        aria-label={t("trend.summary", {
          count: dots.length,
          label,
          from: formatDate(first.start),
          date: formatDate(last.start),
          last: write(last.value),
        })}
        onPointerMove={hoverNearest}
        onPointerDown={hoverNearest}
        onPointerLeave={() => setHovered(undefined)}
      >
        <Axes plot={layout} digits={digits} box={box} />
        <polyline className={classes.line} points={line(layout, box)} />
        {dots.map((dot) => (
          <circle
            key={dot.start}
            className={classes.dot}
            cx={across(dot.x)}
            cy={down(dot.y)}
            r={dot === labelled ? 5 : 3.5}
            data-current={dot.start === current || undefined}
            data-against={band && positionInBand(dot.value, band)}
          />
        ))}
        <Dates first={first.start} last={last.start} box={box} />
      </svg>
      {wide ? (
        <UsualRange band={band} digits={digits} />
      ) : (
        <Values dots={dots} write={write} current={current} band={band} digits={digits} />
      )}
      {figure && <FigureLink figure={figure} />}
    </figure>
  );
}

const writeFigure = (value: number, unit: string, digits: number) =>
  `${formatNumber(value, { maximumFractionDigits: digits })}${unit && unit !== "°" ? ` ${unit}` : unit}`;

const line = ({ dots }: Plot, { across, down }: ChartBox) =>
  dots.map(({ x, y }) => `${across(x)},${down(y)}`).join(" ");

/** The usual range and the horizontal lines with their values. */
function Axes({ plot: { band, ticks }, digits, box }: { plot: Plot; digits: number; box: ChartBox }) {
  const { across, down } = box;
  const left = across(0);
  const right = across(1);
  return (
    <>
      {band && (
        <rect
          className={classes.band}
          x={left - 6}
          width={right - left + 12}
          y={down(band.to)}
          height={Math.max(down(band.from) - down(band.to), 1.5)}
        />
      )}
      {ticks.map(({ value, y }) => (
        <g key={value} className={classes.tick}>
          <line x1={left - 6} x2={right + 6} y1={down(y)} y2={down(y)} />
          <text x={left - 10} y={down(y) + 3.5} textAnchor="end">
            {formatNumber(value, { maximumFractionDigits: digits })}
          </text>
        </g>
      ))}
    </>
  );
}

function Dates({ first, last, box }: { first: string; last: string; box: ChartBox }) {
  const { across } = box;
  const y = box.height - 6;
  if (first === last)
    return (
      <text className={classes.date} x={across(0.5)} y={y} textAnchor="middle">
        {formatDate(first)}
      </text>
    );
  return (
    <>
      <text className={classes.date} x={across(0) - 6} y={y}>
        {formatDate(first)}
      </text>
      <text className={classes.date} x={across(1) + 6} y={y} textAnchor="end">
        {formatDate(last)}
      </text>
    </>
  );
}

type ValuesProps = {
  dots: readonly TrendPoint[];
  write: (value: number) => string;
  current: string | undefined;
  band: Band | undefined;
  digits: number;
};

/** The usual range as text. */
function UsualRange({ band, digits }: Pick<ValuesProps, "band" | "digits">) {
  const { t } = useTranslation("results");
  const [low, high] = (band ?? [null, null]).map((limit) =>
    limit === null ? undefined : formatNumber(limit, { maximumFractionDigits: digits }),
  );
  const usual =
    low === undefined
      ? high !== undefined && t("trend.usualUpTo", { high })
      : high === undefined
        ? t("trend.usualFrom", { low })
        : t("trend.usual", { low, high });
  return usual && <p className={classes.usual}>{usual}</p>;
}

/** The drawing's values as a table, newest first. */
function Values({ dots, write, current, band, digits }: ValuesProps) {
  const { t } = useTranslation("results");
  return (
    <>
      <UsualRange band={band} digits={digits} />
      <details className={classes.values}>
        <summary>{t("trend.table")}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("trend.date")}</th>
              <th scope="col">{t("trend.value")}</th>
              {band && <th scope="col">{t("trend.range")}</th>}
            </tr>
          </thead>
          <tbody className="num">
            {dots.toReversed().map(({ start, value }) => (
              <tr key={start} aria-current={start === current || undefined}>
                <th scope="row">
                  {formatDate(start)}
                  {start === current && `, ${t("trend.now")}`}
                </th>
                <td>{write(value)}</td>
                {band && <td>{t(`trend.${positionInBand(value, band)}`)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** A small line without labels, for a button. Hidden from screen readers, since the button names the figure. */
export function Sparkline({ points, band }: Pick<TrendProps, "points" | "band">) {
  const layout = plot(points, band);
  const last = layout.dots.at(-1);
  const x = (value: number) => 3 + value * 50;
  const y = (value: number) => 17 - value * 14;
  return (
    <svg className={classes.spark} viewBox="0 0 56 20" aria-hidden>
      {layout.band && (
        <rect
          className={classes.band}
          x="0"
          width="56"
          y={y(layout.band.to)}
          height={Math.max(y(layout.band.from) - y(layout.band.to), 1)}
        />
      )}
      <polyline
        className={classes.line}
        points={layout.dots.map((dot) => `${x(dot.x)},${y(dot.y)}`).join(" ")}
      />
      {last && <circle className={classes.dot} cx={x(last.x)} cy={y(last.y)} r="2.5" />}
    </svg>
  );
}
