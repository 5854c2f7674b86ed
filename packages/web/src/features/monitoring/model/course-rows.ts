import { missedBetween } from "@meridian/core/clinical/monitoring/plot";
import type { CourseMark, SymptomDay } from "@meridian/core/contracts/monitoring/course";
import type { MonitoredSymptom } from "@meridian/core/contracts/monitoring/symptom-terms";
import { formatDate, formatDateTime } from "@meridian/ui/i18n/format";
import type { TFunction } from "i18next";
import { markPath, markText } from "./mark-days.ts";

/** The columns of the table and of the CSV. */
export const COLUMNS = ["colDay", "colWhat", "colValue", "colTime", "colLate", "colNote"] as const;

export type CourseRow = {
  key: string;
  day: string;
  cells: [day: string, what: string, value: string, time: string, late: string, note: string];
  /** Where a mark leads. */
  path?: string;
};

type RowsInput = {
  symptoms: readonly MonitoredSymptom[];
  days: readonly SymptomDay[];
  marks: readonly CourseMark[];
  colleagues: ReadonlyMap<string, string>;
  range: { from: string; to: string; today: string };
};

/** Everything in the plots as rows, newest first: answers, missed days and marks. */
export function courseRows(
  t: TFunction<"monitoring">,
  { symptoms, days, marks, colleagues, range }: RowsInput,
): CourseRow[] {
  const names = new Map(symptoms.map(({ id, name }) => [id, name]));
  const within = days.filter(({ day }) => day >= range.from && day <= range.to);
  const answers = within.flatMap(({ symptom, day, entries }) =>
    entries.map(({ id, value, entered_at, late, note }): CourseRow => {
      const shown = formatDate(day, "numeric");
      const name = names.get(symptom) ?? "";
      const time = formatDateTime(entered_at, "numeric");
      return {
        key: id,
        day,
        cells: [shown, name, String(value), time, late ? t("course.yes") : "", note],
      };
    }),
  );
  const missed = symptoms.flatMap((symptom) => {
    const answered = within.filter((one) => one.symptom === symptom.id && one.entries.length > 0);
    return missedBetween(answered, symptom, range).map(
      (day): CourseRow => ({
        key: `${symptom.id} ${day}`,
        day,
        cells: [formatDate(day, "numeric"), symptom.name, t("course.missed"), "", "", ""],
      }),
    );
  });
  const marked = marks.map(
    (mark, index): CourseRow => ({
      key: `mark ${index}`,
      day: mark.day,
      cells: [formatDate(mark.day, "numeric"), markText(t, mark, colleagues), "", "", "", ""],
      path: markPath(mark),
    }),
  );
  return [...marked, ...answers, ...missed].sort((a, b) => b.day.localeCompare(a.day));
}
