import { Button } from "@mantine/core";
import type { Statistics } from "@meridian/core/contracts/statistics/statistics";
import { formatMoney, formatNumber } from "@meridian/ui/i18n/format";
import { EmptyState, ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type StatisticsQuery, useStatistics } from "../api/statistics.ts";
import { sentencesOf } from "../model/sentences.ts";
import { BarTable } from "./bar-table.tsx";
import { OverTime } from "./over-time.tsx";
import { PeopleFigures } from "./people-figures.tsx";
import classes from "./statistics.module.css";
import { Tiles } from "./tiles.tsx";

type Props = {
  query: StatisticsQuery;
  /** Professionals by id. */
  names: ReadonlyMap<string, string>;
  places: readonly { id: string; name: string }[];
};

/** Appointments, income and patients of a period. */
export function PracticeReport({ query, names, places }: Props) {
  const { t } = useTranslation("statistics");
  const { data, error, refetch, isPlaceholderData } = useStatistics(query);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  return (
    <div className={isPlaceholderData ? classes.stale : undefined} aria-busy={isPlaceholderData}>
      {!data.is_complete && <Notice tone="blue">{t("counting")}</Notice>}
      {hasNothing(data) ? (
        <EmptyState
          title={t("empty.title")}
          help={t("empty.help")}
          action={
            <Button component={Link} to="/calendar">
              {t("empty.action")}
            </Button>
          }
        />
      ) : (
        <>
          <ul className={classes.changes} aria-label={t("main")}>
            {sentencesOf(t, data).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Tiles data={data} />
          <div className={classes.grid}>
            <OverTime series={data.series} />
            <Income data={data} names={names} places={places} />
            <Reasons data={data} />
            <PeopleFigures data={data} />
          </div>
        </>
      )}
    </div>
  );
}

const hasNothing = ({ totals, totals_before }: Statistics) =>
  [totals, totals_before].every((one) => Object.values(one).every((value) => value === 0));

const count = (value: number) => formatNumber(value);
/** Cents as they are saved: euros with a point, for a spreadsheet's sums. */
const euros = (cents: number) => formatNumber(cents / 100, { minimumFractionDigits: 2, useGrouping: false });

type IncomeProps = Omit<Props, "query"> & { data: Statistics };

function Income({ data, names, places }: IncomeProps) {
  const { t } = useTranslation("statistics");
  const { t: tBilling } = useTranslation("billing");
  const money = (header: string) => ({ header, text: formatMoney, saved: euros });
  const counted = (header: string) => ({ header, text: count });
  return (
    <>
      {data.professionals.length > 1 && (
        <BarTable
          title={t("figure.professionals")}
          of={t("column.professional")}
          columns={[counted(t("column.done")), money(t("column.income")), money(t("column.unpaid"))]}
          rows={data.professionals.map(({ id, done, income, unpaid }) => ({
            key: id,
            name: names.get(id) ?? t("former"),
            values: [done, income, unpaid],
          }))}
        />
      )}
      <BarTable
        title={t("figure.types")}
        of={t("column.type")}
        columns={[money(t("column.income")), counted(t("column.done"))]}
        rows={data.types.map(({ id, name, done, income }) => ({
          key: id,
          name: name || t("formerType"),
          values: [income, done],
        }))}
      />
      <BarTable
        title={t("figure.methods")}
        note={t("figure.methodsNote")}
        of={t("column.method")}
        columns={[money(t("column.income"))]}
        rows={data.methods
          .filter(({ income }) => income !== 0)
          .map(({ method, income }) => ({
            key: method,
            name: tBilling(`method.${method}`),
            values: [income],
          }))}
      />
      {places.length > 1 && data.places.length > 1 && (
        <BarTable
          title={t("figure.places")}
          of={t("column.place")}
          columns={[counted(t("column.done")), money(t("column.income"))]}
          rows={data.places.map(({ id, done, income }) => ({
            key: id,
            name: places.find((place) => place.id === id)?.name ?? t("formerPlace"),
            values: [done, income],
          }))}
        />
      )}
    </>
  );
}

function Reasons({ data }: { data: Statistics }) {
  const { t } = useTranslation("statistics");
  const reasons = [...new Set(data.reasons.map(({ reason }) => reason))];
  const of = (reason: string, outcome: string) =>
    data.reasons.find((one) => one.reason === reason && one.outcome === outcome)?.count ?? 0;
  const rows = reasons
    .map((reason) => ({
      key: reason,
      name: t(`reason.${reason}`),
      values: [of(reason, "missed") + of(reason, "cancelled"), of(reason, "missed"), of(reason, "cancelled")],
    }))
    .sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0));
  const columns = [t("column.total"), t("column.missed"), t("column.cancelled")];
  return (
    <BarTable
      title={t("figure.reasons")}
      of={t("column.reason")}
      columns={columns.map((header) => ({ header, text: count }))}
      rows={rows}
    />
  );
}
