import { Button } from "@mantine/core";
import { downloadCsv, toCsv } from "@meridian/ui/table/csv";
import { IconDownload } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import classes from "./statistics.module.css";

/** The numbers of a figure as they are saved in a CSV file: plain numbers, money in euros. */
export type FileRows = { header: readonly string[]; rows: readonly (readonly (string | number)[])[] };

type Props = {
  title: string;
  note?: string;
  wide?: boolean;
  /** Undefined where there is nothing to save. */
  file?: FileRows | undefined;
  children: ReactNode;
};

/** A figure: its name, the numbers, and a button that saves them. */
export function Figure({ title, note, wide, file, children }: Props) {
  const { t } = useTranslation("statistics");
  const heading = useId();
  const save = () =>
    file &&
    downloadCsv(
      title,
      toCsv(
        file.header,
        file.rows.map((row) => row.map(String)),
      ),
    );
  return (
    <section className={`${classes.figure} ${wide ? classes.wide : ""}`} aria-labelledby={heading}>
      <div className={classes.head}>
        <div>
          <h2 id={heading}>{title}</h2>
          {note && <p className={classes.note}>{note}</p>}
        </div>
        {file && file.rows.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
            aria-label={t("csvOf", { figure: title })}
            onClick={save}
          >
            {t("csv")}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}
