import { Button } from "@mantine/core";
import { formatDate, formatNumber } from "@meridian/ui/i18n/format";
import { Notice, Tag } from "@meridian/ui/states/states";
import { csvDay } from "@meridian/ui/table/csv-values";
import { fixedList } from "@meridian/ui/table/cursor-list";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useListCsv } from "@meridian/ui/table/use-list-csv";
import { useTranslation } from "react-i18next";
import { useClinic } from "../../scheduling/api/booking.ts";
import { Trend } from "../frame/trend.tsx";
import type { FigureValue } from "../model/figures.ts";
import { positionInBand } from "../model/trend.ts";
import classes from "./figures.module.css";
import { type NamedFigure, pointsOf } from "./names.ts";

type FigureHistoryProps = {
  patient: string;
  figure: NamedFigure;
  group: string;
  /** The figure that was asked for is in no visit: another one is shown. */
  notFound: boolean;
  /** Loads the visits before those shown, where there are any. */
  older: { loading: boolean; onLoad: () => void } | undefined;
};

/** A figure from its first visit to its last: drawn, and as a table that leads to each visit. */
export function FigureHistory({ patient, figure, group, notFound, older }: FigureHistoryProps) {
  const { t } = useTranslation("results");
  const { label, unit, digits, band, section } = figure;
  const step = section === "complaint" ? "anamnesis" : "tests";
  const columns = useColumns(figure);
  const listCsv = useListCsv();
  return (
    <section className={classes.years} aria-labelledby="figure-title">
      {notFound && <Notice tone="blue">{t("figures.absent")}</Notice>}
      <header>
        <p>{group}</p>
        <h2 id="figure-title">{label}</h2>
      </header>
      {older && (
        <p className={classes.period}>
          {t("figures.since", { day: formatDate(figure.values.at(-1)?.visit.start ?? "") })}{" "}
          <Button size="compact-sm" variant="default" loading={older.loading} onClick={older.onLoad}>
            {t("figures.older")}
          </Button>
        </p>
      )}
      <Trend label={label} points={pointsOf(figure)} band={band} unit={unit} digits={digits} wide />
      <DataTable<FigureValue>
        label={t("figures.table", { figure: label })}
        columns={columns}
        list={fixedList(figure.values)}
        rowKey={({ visit }) => visit.appointment}
        rowName={({ visit }) => formatDate(visit.start)}
        rowHref={({ visit }) => `/patient/${patient}/appointment/${visit.appointment}?step=${step}`}
        empty={{ title: t("trend.none") }}
        csv={listCsv("patient_measurements", { name: [group, label].join(" ") }, { patient })}
      />
    </section>
  );
}

/** Date, value, what became of it since the visit before, and who measured. */
function useColumns({ unit, digits, band }: NamedFigure): Column<FigureValue>[] {
  const { t } = useTranslation("results");
  const professionals = useClinic().data?.professionals;
  const write = (value: number) => formatNumber(value, { maximumFractionDigits: digits, useGrouping: false });
  const withSign = (value: number) =>
    formatNumber(value, { maximumFractionDigits: digits, useGrouping: false, signDisplay: "exceptZero" });
  const who = ({ visit }: FigureValue) =>
    professionals?.find(({ id }) => id === visit.professional)?.name ?? "";
  const position = ({ value }: FigureValue) => (band ? t(`trend.${positionInBand(value, band)}`) : "");
  const since = ({ change }: FigureValue) => (change === null ? "" : withSign(change));
  return [
    {
      key: "date",
      header: t("trend.date"),
      main: true,
      // Beside the day, which is visible on a phone too.
      cell: ({ visit }) => (
        <span className={classes.professional}>
          {formatDate(visit.start)} {!visit.signed && <Tag tone="amber">{t("figures.unsigned")}</Tag>}
        </span>
      ),
      text: ({ visit }) => csvDay(visit.start),
    },
    {
      key: "value",
      header: unit ? `${t("trend.value")}, ${unit}` : t("trend.value"),
      align: "end",
      cell: ({ value }) => <strong className="num">{write(value)}</strong>,
      text: ({ value }) => write(value),
    },
    {
      key: "change",
      header: t("figures.change"),
      align: "end",
      cell: (row) => <span className="num">{since(row) || "–"}</span>,
      // A sign before it would make it text for a spreadsheet.
      text: ({ change }) => (change === null ? "" : write(change)),
    },
    ...(band && (band[0] !== null || band[1] !== null)
      ? [
          {
            key: "range",
            header: t("trend.range"),
            cell: (row: FigureValue) => (
              <span className={classes.position} data-against={positionInBand(row.value, band)}>
                {position(row)}
              </span>
            ),
            text: position,
          },
        ]
      : []),
    {
      key: "who",
      header: t("figures.who"),
      from: "md" as const,
      cell: who,
      text: (row) => [who(row), row.visit.signed ? "" : t("figures.unsigned")].filter(Boolean).join(", "),
    },
  ];
}
