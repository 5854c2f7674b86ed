import { Button } from "@mantine/core";
import type { SymptomDay } from "@meridian/core/contracts/monitoring/monitored-symptoms";
import type { MonitoredSymptom } from "@meridian/core/contracts/monitoring/symptom-terms";
import { plusDays } from "@meridian/core/time/days";
import { SelectField } from "@meridian/ui/forms/fields";
import { formatDate, formatDateTime, today } from "@meridian/ui/i18n/format";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { downloadCsv, toCsv } from "@meridian/ui/table/csv";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswers } from "../api/monitoring.ts";
import { pointsOf } from "../model/course.ts";
import { CoursePlot } from "./course-plot.tsx";
import classes from "./monitoring.module.css";

const PERIODS = ["30", "90", "180"] as const;

/** How the symptoms went: a plot each, the same as a table and as CSV. */
export function CoursePanel({
  patient,
  symptoms,
}: {
  patient: string;
  symptoms: readonly MonitoredSymptom[];
}) {
  const { t } = useTranslation("monitoring");
  const [period, setPeriod] = useState<string>("30");
  const to = today();
  const from = plusDays(to, 1 - Number(period));
  const answers = useAnswers(patient, from, to);
  if (symptoms.length === 0) return null;
  const drawn = symptoms
    .map((symptom) => ({ symptom, points: pointsOf(symptom.id, answers.rows) }))
    .filter(({ points }) => points.length > 0);
  return (
    <section>
      <h2>{t("course.title")}</h2>
      <div className={classes.filters}>
        <SelectField
          label={t("course.period")}
          name="period"
          value={period}
          onChange={setPeriod}
          empty={false}
          options={PERIODS.map((value) => ({ value, label: t("course.days", { count: Number(value) }) }))}
        />
      </div>
      {answers.error ? (
        <ErrorState error={answers.error} compact onRetry={answers.retry} />
      ) : answers.loading ? (
        <Skeleton lines={4} />
      ) : drawn.length === 0 ? (
        <p className={classes.quiet}>{t("course.none")}</p>
      ) : (
        <>
          <div className={classes.plots}>
            {drawn.map(({ symptom, points }) => (
              <CoursePlot key={symptom.id} symptom={symptom} points={points} from={from} to={to} />
            ))}
          </div>
          <p className={classes.quiet}>{t("course.late")}</p>
          <CourseTable symptoms={symptoms} days={answers.rows} />
        </>
      )}
      {answers.more && (
        <Button variant="default" mt="md" loading={answers.loadingMore} onClick={answers.loadMore}>
          {t("course.more")}
        </Button>
      )}
    </section>
  );
}

type TableProps = { symptoms: readonly MonitoredSymptom[]; days: readonly SymptomDay[] };

function CourseTable({ symptoms, days }: TableProps) {
  const { t } = useTranslation("monitoring");
  const names = new Map(symptoms.map(({ id, name }) => [id, name]));
  const header = (["colDay", "colSymptom", "colValue", "colTime", "colLate", "colNote"] as const).map((key) =>
    t(`course.${key}`),
  );
  const rows = days.toReversed().flatMap(({ symptom, day, entries }) =>
    entries.map((entry) => ({
      key: entry.id,
      cells: [
        formatDate(day, "numeric"),
        names.get(symptom) ?? "",
        String(entry.value),
        formatDateTime(entry.entered_at),
        entry.late ? t("course.yes") : "",
        entry.note,
      ],
    })),
  );
  const download = () =>
    downloadCsv(
      t("course.file"),
      toCsv(
        header,
        rows.map(({ cells }) => cells),
      ),
    );
  return (
    <details>
      <summary>{t("course.table")}</summary>
      <div className={classes.row}>
        <Button variant="default" onClick={download}>
          {t("course.csv")}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls the table by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={t("course.title")}>
        <table>
          <thead>
            <tr>
              {header.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>
                {cells.map((cell, index) => (
                  <td key={header[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
