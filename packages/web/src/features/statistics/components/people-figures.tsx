import type { Statistics } from "@meridian/core/contracts/statistics/statistics";
import { AGE_GROUPS, type AgeGroup, COUNTED_GENDERS } from "@meridian/core/contracts/statistics/terms";
import { formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { isExact, seenText } from "../model/seen-text.ts";
import { BarTable } from "./bar-table.tsx";
import { Figure } from "./figure.tsx";
import classes from "./statistics.module.css";

type Group = { age: AgeGroup; gender: (typeof COUNTED_GENDERS)[number]; count: number };

/** Patients by age group and gender: all of the clinic, new ones, and those of the appointments. */
export function PeopleFigures({ data }: { data: Statistics }) {
  const { t } = useTranslation("statistics");
  const { done, new_patients } = data.totals;
  const { seen } = data;
  const text = (value: number) => formatNumber(value);
  const groups = (of: "done" | "new_patients"): Group[] =>
    data.groups.map((group) => ({ ...group, count: group[of] }));
  return (
    <>
      {isExact(seen) ? (
        <BarTable
          title={t("figure.newAndReturning")}
          note={t("figure.seenNote")}
          of={t("column.patients")}
          columns={[{ header: t("column.number"), text }]}
          rows={[
            { key: "new", name: t("newPatients"), values: [new_patients] },
            { key: "returning", name: t("returning"), values: [seen.most - new_patients] },
          ]}
        />
      ) : (
        <Figure title={t("figure.newAndReturning")}>
          <p className={classes.note}>{t("figure.seenBetween", { seen: seenText(seen) })}</p>
        </Figure>
      )}
      <BarTable
        title={t("figure.firstAndLater")}
        of={t("column.patients")}
        columns={[{ header: t("column.done"), text }]}
        rows={[
          { key: "first", name: t("firstAppointment"), values: [new_patients] },
          { key: "later", name: t("laterAppointment"), values: [done - new_patients] },
        ]}
      />
      {data.patients && (
        <Groups title={t("figure.patients")} note={t("figure.patientsNote")} groups={data.patients} />
      )}
      <Groups title={t("figure.newByAge")} note={t("figure.byAgeNote")} groups={groups("new_patients")} />
      <Groups title={t("figure.doneByAge")} note={t("figure.byAgeNote")} groups={groups("done")} />
    </>
  );
}

function Groups({ title, note, groups }: { title: string; note: string; groups: readonly Group[] }) {
  const { t } = useTranslation("statistics");
  const of = (age: AgeGroup, gender?: Group["gender"]) =>
    groups
      .filter((group) => group.age === age && (gender === undefined || group.gender === gender))
      .reduce((sum, { count }) => sum + count, 0);
  const genders = COUNTED_GENDERS.filter(
    (gender) => gender !== "unknown" || groups.some((one) => one.gender === "unknown" && one.count > 0),
  );
  const rows = AGE_GROUPS.filter((age) => age !== "unknown" || of(age) > 0).map((age) => ({
    key: age,
    name: ageText(age, t("age.over"), t("age.unknown")),
    values: [of(age), ...genders.map((gender) => of(age, gender))],
  }));
  const headers = [t("column.total"), ...genders.map((gender) => t(`gender.${gender}`))];
  return (
    <BarTable
      title={title}
      note={note}
      of={t("column.age")}
      columns={headers.map((header) => ({ header, text: (value: number) => formatNumber(value) }))}
      rows={groups.some(({ count }) => count > 0) ? rows : []}
    />
  );
}

function ageText(age: AgeGroup, over: string, unknown: string) {
  if (age === "unknown") return unknown;
  return age === "80" ? over : `${age}–${Number(age) + 9}`;
}
