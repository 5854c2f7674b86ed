import { Button } from "@mantine/core";
import { downloadCsv, toCsv } from "@meridian/ui/table/csv";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { COLUMNS, courseRows } from "../model/course-rows.ts";
import classes from "./monitoring.module.css";

/** Everything in the plots as a table and as CSV: answers, missed days and marks. */
export function CourseTable(view: Parameters<typeof courseRows>[1]) {
  const { t } = useTranslation("monitoring");
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("course.table")}</summary>
      {open && <Rows {...view} />}
    </details>
  );
}

function Rows(view: Parameters<typeof courseRows>[1]) {
  const { t } = useTranslation("monitoring");
  const rows = courseRows(t, view);
  const header = COLUMNS.map((column) => t(`course.${column}`));
  const download = () =>
    downloadCsv(
      t("course.file"),
      toCsv(
        header,
        rows.map(({ cells }) => cells),
      ),
    );
  return (
    <>
      <div className={classes.row}>
        <Button variant="default" onClick={download}>
          {t("course.csv")}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls the table by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={t("course.title")}>
        <table aria-label={t("course.title")}>
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
            {rows.map(({ key, cells, path }) => (
              <tr key={key} data-mark={path ? true : undefined}>
                {cells.map((cell, index) => (
                  <td key={header[index]}>{path && index === 1 ? <Link to={path}>{cell}</Link> : cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
