import type { ClinicalStatistics } from "@meridian/core/contracts/statistics/statistics";
import { formatNumber } from "@meridian/ui/i18n/format";
import { EmptyState, ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { type StatisticsQuery, useClinicalStatistics } from "../api/statistics.ts";
import { BarTable } from "./bar-table.tsx";
import { CrossTable } from "./cross-table.tsx";
import { Figure } from "./figure.tsx";
import { PlainTable } from "./plain-table.tsx";
import classes from "./statistics.module.css";

/** Entries of a list that are shown; all are in the file of the cross table and the lists. */
const SHOWN = 15;

type Props = {
  query: StatisticsQuery;
  /** Names of Chinese-medicine patterns by key. */
  patterns: ReadonlyMap<string, string>;
};

/** Diagnoses, patterns, treatments and the change of symptoms of a period. */
export function ClinicalReport({ query, patterns }: Props) {
  const { t } = useTranslation("statistics");
  const { data, error, refetch, isPlaceholderData } = useClinicalStatistics(query);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  return (
    <div className={isPlaceholderData ? classes.stale : undefined} aria-busy={isPlaceholderData}>
      {!data.is_complete && <Notice tone="blue">{t("counting")}</Notice>}
      {data.signed === 0 && data.symptoms.length === 0 ? (
        <EmptyState title={t("clinical.empty")} help={t("clinical.emptyHelp")} />
      ) : (
        <>
          <p className={classes.note}>{t("clinical.signed", { count: data.signed })}</p>
          <div className={classes.grid}>
            <Diagnoses data={data} patterns={patterns} />
            <Treatments data={data} />
            <Symptoms symptoms={data.symptoms} />
          </div>
        </>
      )}
    </div>
  );
}

const counted = (header: string) => [{ header, text: (value: number) => formatNumber(value) }];

function Diagnoses({ data, patterns }: { data: ClinicalStatistics; patterns: Props["patterns"] }) {
  const { t } = useTranslation("statistics");
  const columns = counted(t("column.appointments"));
  const nameOf = (key: string) => patterns.get(key) ?? key;
  return (
    <>
      <BarTable
        title={t("clinical.icd")}
        of={t("column.diagnosis")}
        columns={columns}
        rows={data.icd.slice(0, SHOWN).map(({ code, title, count }) => ({
          key: code,
          name: [code, title].filter(Boolean).join(" "),
          values: [count],
        }))}
      />
      <BarTable
        title={t("clinical.patterns")}
        of={t("column.pattern")}
        columns={columns}
        rows={data.patterns
          .slice(0, SHOWN)
          .map(({ key, count }) => ({ key, name: nameOf(key), values: [count] }))}
      />
      <CrossTable data={data} nameOf={nameOf} />
    </>
  );
}

function Treatments({ data }: { data: ClinicalStatistics }) {
  const { t } = useTranslation("statistics");
  const columns = counted(t("column.appointments"));
  const byName = (list: ClinicalStatistics["points"]) =>
    list.slice(0, SHOWN).map(({ key, count }) => ({ key, name: key, values: [count] }));
  return (
    <>
      <BarTable
        title={t("clinical.treatments")}
        of={t("column.treatment")}
        columns={columns}
        rows={data.treatments.map(({ key, count }) => ({
          key,
          name: t(`treatment.${key}`),
          values: [count],
        }))}
      />
      <BarTable
        title={t("clinical.formulas")}
        of={t("column.formula")}
        columns={columns}
        rows={byName(data.formulas)}
      />
      <BarTable
        title={t("clinical.points")}
        of={t("column.point")}
        columns={columns}
        rows={byName(data.points)}
      />
      {data.named.length > 0 && (
        <BarTable
          title={t("clinical.named")}
          of={t("column.treatment")}
          columns={columns}
          rows={byName(data.named)}
        />
      )}
    </>
  );
}

/** How symptoms changed from the first to the last answer, beside each treatment. It says nothing about the cause. */
function Symptoms({ symptoms }: { symptoms: ClinicalStatistics["symptoms"] }) {
  const { t } = useTranslation("statistics");
  const write = (value: number) =>
    formatNumber(value, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const header = ["treatment", "symptoms", "first", "last", "difference"].map((name) =>
    t(`column.${name as "treatment"}`),
  );
  const rows = symptoms.map(({ treatment, count, first, last }) => [
    t(`treatment.${treatment}`),
    formatNumber(count),
    ...[first, last, last - first].map(write),
  ]);
  return (
    <Figure title={t("clinical.symptoms")} note={t("clinical.symptomsNote")} wide file={{ header, rows }}>
      {rows.length === 0 ? (
        <p className={classes.note}>{t("clinical.noSymptoms")}</p>
      ) : (
        <div className={classes.scroll}>
          <PlainTable label={t("clinical.symptoms")} header={header} rows={rows} />
        </div>
      )}
    </Figure>
  );
}
