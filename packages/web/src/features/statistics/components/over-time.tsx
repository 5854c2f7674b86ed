import type { Bucket } from "@meridian/core/contracts/statistics/statistics";
import { formatMoney, formatNumber } from "@meridian/ui/i18n/format";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { bucketText } from "../model/period-text.ts";
import { Figure } from "./figure.tsx";
import { PlainTable } from "./plain-table.tsx";
import classes from "./statistics.module.css";

/** The drawing's own units; it is as wide as its place. */
const WIDTH = 760;
const HEIGHT = 190;
const LEFT = 34;
const BOTTOM = 24;
const TOP = 8;
const COLUMNS = ["done", "missed", "cancelled", "new_patients", "income"] as const;

/** Appointments by day or month: those that took place, and on top those that were missed or cancelled. */
export function OverTime({ series }: { series: readonly Bucket[] }) {
  const { t } = useTranslation("statistics");
  const header = [t("column.when"), ...COLUMNS.map((name) => t(`column.${name}`))];
  const rows = series.map((one) => [
    one.when,
    ...COLUMNS.map((name) => (name === "income" ? one.income / 100 : one[name])),
  ]);
  return (
    <Figure title={t("figure.overTime")} wide file={{ header, rows }}>
      <Plot series={series} />
      <ul className={classes.legend}>
        <li>
          <span aria-hidden />
          {t("column.done")}
        </li>
        <li>
          <span data-lost aria-hidden />
          {t("lost")}
        </li>
      </ul>
      <SeriesTable series={series} header={header} />
    </Figure>
  );
}

const lostOf = ({ missed, cancelled }: Bucket) => missed + cancelled;

function Plot({ series }: { series: readonly Bucket[] }) {
  const { t } = useTranslation("statistics");
  const top = niceTop(Math.max(...series.map((one) => one.done + lostOf(one)), 0));
  const step = (WIDTH - LEFT) / series.length;
  const wide = Math.max(1, Math.min(28, step * 0.72));
  const tall = (value: number) => (value / top) * (HEIGHT - BOTTOM - TOP);
  const first = series[0];
  const last = series.at(-1);
  return (
    <svg
      className={classes.plot}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t("plot", {
        done: series.reduce((sum, { done }) => sum + done, 0),
        lost: series.reduce((sum, one) => sum + lostOf(one), 0),
        from: first ? bucketText(first.when) : "",
        to: last ? bucketText(last.when) : "",
      })}
    >
      {[0, top / 2, top].map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH} y1={HEIGHT - BOTTOM - tall(value)} y2={HEIGHT - BOTTOM - tall(value)} />
          <text x={LEFT - 8} y={HEIGHT - BOTTOM - tall(value) + 4} textAnchor="end">
            {formatNumber(value)}
          </text>
        </g>
      ))}
      {series.map((one, index) => {
        const x = LEFT + step * (index + 0.5) - wide / 2;
        const base = HEIGHT - BOTTOM - tall(one.done);
        return (
          <g key={one.when}>
            <rect x={x} y={base} width={wide} height={tall(one.done)} />
            <rect x={x} y={base - tall(lostOf(one))} width={wide} height={tall(lostOf(one))} data-lost />
          </g>
        );
      })}
      {first && (
        <text x={LEFT} y={HEIGHT - 6}>
          {bucketText(first.when)}
        </text>
      )}
      {last && series.length > 1 && (
        <text x={WIDTH} y={HEIGHT - 6} textAnchor="end">
          {bucketText(last.when)}
        </text>
      )}
    </svg>
  );
}

/** An even number with a first digit that is easy to read, at least as high as the highest column. */
export function niceTop(highest: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, highest))));
  const found = [1, 2, 4, 6, 8, 10]
    .map((times) => times * unit)
    .find((value) => value >= highest && value % 2 === 0);
  return found ?? 10 * unit;
}

/** The columns' numbers, for those who do not see the drawing and for reading them exactly. */
function SeriesTable({ series, header }: { series: readonly Bucket[]; header: readonly string[] }) {
  const { t } = useTranslation("statistics");
  const tableName = `${t("figure.overTime")}: ${t("table")}`;
  const [open, setOpen] = useState(false);
  return (
    <details className={classes.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("asTable")}</summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls the table by keyboard
        <section className={classes.scroll} tabIndex={0} aria-label={tableName}>
          <PlainTable
            label={t("figure.overTime")}
            header={header}
            rows={series.map((one) => [
              bucketText(one.when),
              ...COLUMNS.map((name) =>
                name === "income" ? formatMoney(one.income) : formatNumber(one[name]),
              ),
            ])}
          />
        </section>
      )}
    </details>
  );
}
