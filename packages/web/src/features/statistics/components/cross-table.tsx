import type { ClinicalStatistics } from "@meridian/core/contracts/statistics/statistics";
import { SelectField } from "@meridian/ui/forms/fields";
import { formatNumber } from "@meridian/ui/i18n/format";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Figure } from "./figure.tsx";
import classes from "./statistics.module.css";

/** Rows and columns of the table without a choice. */
const SHOWN = 8;

type Props = { data: ClinicalStatistics; nameOf: (pattern: string) => string };

/** Which patterns stand behind a diagnosis, and which diagnoses a pattern is found with. */
export function CrossTable({ data, nameOf }: Props) {
  const { t } = useTranslation("statistics");
  const [code, setCode] = useState("");
  const [pattern, setPattern] = useState("");
  const { pairs } = data;
  const countOf = (icd: string, key: string) =>
    pairs.find((pair) => pair.code === icd && pair.pattern === key)?.count ?? 0;
  const codes = data.icd.filter((one) =>
    pairs.some((pair) => pair.code === one.code && (!pattern || pair.pattern === pattern)),
  );
  const keys = data.patterns.filter(({ key }) =>
    pairs.some((pair) => pair.pattern === key && (!code || pair.code === code)),
  );
  const rows = codes.filter((one) => code === "" || one.code === code).slice(0, pattern ? undefined : SHOWN);
  const columns = keys
    .filter(({ key }) => pattern === "" || key === pattern)
    .slice(0, code ? undefined : SHOWN);
  return (
    <Figure
      title={t("clinical.cross")}
      note={t("clinical.crossNote")}
      wide
      file={{
        header: [t("column.code"), t("column.diagnosis"), t("column.pattern"), t("column.appointments")],
        rows: pairs.map((pair) => [
          pair.code,
          data.icd.find((one) => one.code === pair.code)?.title ?? "",
          nameOf(pair.pattern),
          pair.count,
        ]),
      }}
    >
      {pairs.length === 0 ? (
        <p className={classes.note}>{t("clinical.noPairs")}</p>
      ) : (
        <>
          <div className={classes.pick}>
            <SelectField
              label={t("column.diagnosis")}
              empty={t("clinical.allDiagnoses")}
              options={data.icd.map((one) => ({ value: one.code, label: `${one.code} ${one.title}` }))}
              value={code}
              onChange={setCode}
            />
            <SelectField
              label={t("column.pattern")}
              empty={t("clinical.allPatterns")}
              options={data.patterns.map(({ key }) => ({ value: key, label: nameOf(key) }))}
              value={pattern}
              onChange={setPattern}
            />
          </div>
          <Counts rows={rows} columns={columns} countOf={countOf} nameOf={nameOf} />
        </>
      )}
    </Figure>
  );
}

type CountsProps = Pick<Props, "nameOf"> & {
  rows: ClinicalStatistics["icd"];
  columns: ClinicalStatistics["patterns"];
  countOf: (code: string, pattern: string) => number;
};

function Counts({ rows, columns, countOf, nameOf }: CountsProps) {
  const { t } = useTranslation("statistics");
  const tableName = `${t("clinical.cross")}: ${t("table")}`;
  const largest = Math.max(1, ...rows.flatMap((one) => columns.map(({ key }) => countOf(one.code, key))));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls the table by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={tableName}>
      <table className={`${classes.table} ${classes.cross}`} aria-label={t("clinical.cross")}>
        <thead>
          <tr>
            <th scope="col">{t("column.diagnosis")}</th>
            {columns.map(({ key }) => (
              <th key={key} scope="col">
                {nameOf(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.code}>
              <th scope="row">{`${one.code} ${one.title}`}</th>
              {columns.map(({ key }) => (
                <Cell key={key} count={countOf(one.code, key)} largest={largest} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The tint repeats the number; text stays readable on it in both colour schemes. */
const Cell = ({ count, largest }: { count: number; largest: number }) => (
  <td
    className="num"
    style={{
      background: `color-mix(in srgb, var(--accent-bg) ${Math.round((count / largest) * 100)}%, transparent)`,
    }}
  >
    {count > 0 ? formatNumber(count) : ""}
  </td>
);
