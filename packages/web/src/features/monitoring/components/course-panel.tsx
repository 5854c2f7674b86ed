import { Button } from "@mantine/core";
import type { MonitoredSymptom } from "@meridian/core/contracts/monitoring/symptom-terms";
import { plusDays } from "@meridian/core/time/days";
import { SelectField } from "@meridian/ui/forms/fields";
import { formatDate } from "@meridian/ui/i18n/format";
import { Notice } from "@meridian/ui/states/states";
import { MoreButton } from "@meridian/ui/table/more-button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { useCourse } from "../api/monitoring.ts";
import { markDays } from "../model/mark-days.ts";
import { PERIODS, type Period } from "../model/period.ts";
import { CoursePlots } from "./course-plots.tsx";
import { CourseTable } from "./course-table.tsx";
import { MarkDetails } from "./mark-details.tsx";
import classes from "./monitoring.module.css";

type PanelProps = {
  symptoms: readonly MonitoredSymptom[];
  course: ReturnType<typeof useCourse>;
  period: Period;
  onPeriod: (period: Period) => void;
  today: string;
  colleagues: ReadonlyMap<string, string>;
};

/** How the symptoms went in a period, with what happened in the treatment, as plots and as a table. */
export function CoursePanel({ symptoms, course, period, onPeriod, today, colleagues }: PanelProps) {
  const { t } = useTranslation("monitoring");
  const [chosen, setChosen] = useState<string>();
  const [window, setWindow] = useState(14);
  const marks = course.first?.marks ?? [];
  const days = markDays(marks);
  const shown = days.find(({ day }) => day === chosen);
  const view = { symptoms, days: course.rows, range: { ...period, today }, colleagues };
  const marksFrom = course.first?.marks_from;
  return (
    <section aria-busy={course.refreshing || undefined}>
      <h2>{t("course.title")}</h2>
      <PeriodBar period={period} onPeriod={onPeriod} today={today} first={firstDay(symptoms)} />
      {marksFrom && <Notice tone="blue" title={t("marks.from", { date: formatDate(marksFrom) })} />}
      <CoursePlots
        {...view}
        markDays={days}
        chosen={shown?.day}
        onChoose={setChosen}
        window={window}
        details={
          days.length > 0 && (
            <MarkDetails
              {...view}
              markDays={days}
              chosen={shown}
              onChoose={setChosen}
              window={window}
              onWindow={setWindow}
            />
          )
        }
      />
      <CourseTable {...view} marks={marks} />
      <MoreButton
        more={course.more}
        onMore={course.loadMore}
        loading={course.loadingMore}
        count={course.rows.length}
        mt="md"
      >
        {t("course.more")}
      </MoreButton>
    </section>
  );
}

const firstDay = (symptoms: readonly MonitoredSymptom[]) =>
  symptoms.map(({ start }) => start).sort()[0] ?? "";

type BarProps = Pick<PanelProps, "period" | "onPeriod" | "today"> & {
  /** The first day of any symptom: nothing is before it. */
  first: string;
};

/** The period's length, and the way to earlier and later ones. */
function PeriodBar({ period: { from, to, length }, onPeriod, today, first }: BarProps) {
  const { t } = useTranslation("monitoring");
  const ending = (last: string, days = length) =>
    onPeriod({ from: plusDays(last, 1 - Number(days)), to: last, length: days });
  const later = plusDays(to, Number(length));
  return (
    <div className={classes.filters}>
      <SelectField
        label={t("course.period")}
        name="period"
        value={length}
        onChange={(days) => ending(to, days as Period["length"])}
        empty={false}
        options={PERIODS.map((value) => ({ value, label: t("course.days", { count: Number(value) }) }))}
      />
      <div className={classes.steps}>
        <Button variant="default" disabled={from <= first} onClick={() => ending(plusDays(from, -1))}>
          {t("course.earlier")}
        </Button>
        <Button
          variant="default"
          disabled={to >= today}
          onClick={() => ending(later > today ? today : later)}
        >
          {t("course.later")}
        </Button>
        <span className={classes.quiet} aria-live="polite">
          {t("course.range", { from: formatDate(from), to: formatDate(to) })}
        </span>
      </div>
    </div>
  );
}
