import { Checkbox, Pagination } from "@mantine/core";
import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/Group.layer.css";
import "@mantine/core/styles/Pagination.layer.css";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../i18n/format.ts";
import classes from "./preview.module.css";

const PER_PAGE = 25;

type PreviewPagesProps<Row> = {
  rows: readonly Row[];
  /** Names of the columns between the row's number and what happens. */
  columns: readonly string[];
  /** The rows of a table for one row of the file; `onTouch` keeps it in view while it is corrected. */
  render: (row: Row, onTouch: () => void) => ReactNode;
};

/** The rows of a file page by page, all or only those to check. */
export function PreviewPages<Row extends { index: number; attention: boolean }>({
  rows,
  columns,
  render,
}: PreviewPagesProps<Row>) {
  const { t } = useTranslation("sheets");
  const [onlyProblems, setOnlyProblems] = useState(false);
  const [page, setPage] = useState(1);
  // A row that is corrected stays in view until the filter changes: the cursor is in it.
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const shown = onlyProblems ? rows.filter(({ attention, index }) => attention || touched.has(index)) : rows;
  const pages = Math.max(1, Math.ceil(shown.length / PER_PAGE));
  const current = Math.min(page, pages);
  return (
    <>
      <Checkbox
        label={t("onlyProblems", {
          number: formatNumber(rows.filter(({ attention }) => attention).length),
        })}
        checked={onlyProblems}
        onChange={(event) => {
          setOnlyProblems(event.currentTarget.checked);
          setTouched(new Set());
          setPage(1);
        }}
      />
      <section className={classes.scroll} aria-label={t("table")}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("row")}</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col" className={classes.decision}>
                {t("decision")}
              </th>
            </tr>
          </thead>
          {shown
            .slice((current - 1) * PER_PAGE, current * PER_PAGE)
            .map((row) => render(row, () => setTouched((before) => new Set(before).add(row.index))))}
        </table>
        {shown.length === 0 && <p>{t("none")}</p>}
      </section>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={current}
          onChange={setPage}
          getControlProps={(control) => ({ "aria-label": t(`pages.${control}`) })}
        />
      )}
    </>
  );
}
