import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../feedback/toasts.tsx";
import { errorMessage } from "../i18n/error-message.ts";
import { formatNumber, today } from "../i18n/format.ts";
import { Notice } from "../states/states.tsx";
import { type CsvColumn, saveCsv } from "./csv.ts";
import classes from "./data-table.module.css";

/** What a list's CSV is called and holds. */
export type CsvFile<Row> = {
  /** The list's name, with which the file's name begins. The days of the filters follow, or the present day. */
  name: string;
  from?: string | undefined;
  to?: string | undefined;
  columns: readonly CsvColumn<Row>[];
  /** Every row of what is filtered, page by page. */
  pages: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
  /** Asked before the first page: tells the server of the download, which may refuse it. */
  record?: ((signal: AbortSignal) => Promise<unknown>) | undefined;
};

/** `Patients 2026-11-23`, `Activity 2026-11-01 - 2026-11-30`. */
export function csvFileName({ name, from, to }: Pick<CsvFile<never>, "name" | "from" | "to">) {
  if (!from && !to) return `${name} ${today()}`;
  return from === to ? `${name} ${from}` : `${name} ${from ?? ""} - ${to ?? today()}`;
}

/** The pages, with the number of rows so far told after each; ends when aborted. */
async function* counted<Row>(
  pages: AsyncIterable<readonly Row[]>,
  signal: AbortSignal,
  onCount: (rows: number) => void,
) {
  let rows = 0;
  for await (const page of pages) {
    signal.throwIfAborted();
    rows += page.length;
    onCount(rows);
    yield page;
  }
}

/** Downloads what a list shows, all pages of it, as CSV. A second press cancels. */
export function CsvButton<Row>({ file }: { file: CsvFile<Row> }) {
  const { t } = useTranslation("ui");
  const { count, failure, press } = useDownload(file);
  return (
    <>
      <Button
        className={classes.csv}
        variant="default"
        title={count === undefined ? t("table.downloadCsv") : undefined}
        onClick={press}
        leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
      >
        {count === undefined ? (
          <span className={classes.csvText}>{t("table.downloadCsv")}</span>
        ) : (
          `${t("table.downloading", { count, number: formatNumber(count) })} · ${t("action.cancel")}`
        )}
      </Button>
      {failure && (
        <div className={classes.csvFailure}>
          <Notice tone="red" live>
            {failure}
          </Notice>
        </div>
      )}
    </>
  );
}

function useDownload<Row>({ columns, pages, record, ...name }: CsvFile<Row>) {
  const { t } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const [count, setCount] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const run = async () => {
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    let rows = 0;
    const onCount = (now: number) => {
      rows = now;
      setCount(now);
    };
    onCount(0);
    setFailure(undefined);
    try {
      await record?.(signal);
      await saveCsv(csvFileName(name), columns, counted(pages(signal), signal, onCount), signal);
      toast(t("table.downloaded", { count: rows, number: formatNumber(rows) }));
    } catch (error) {
      if (signal.aborted) return;
      const key = rows === 0 ? "table.notDownloaded" : "table.downloadFailed";
      setFailure(t(key, { number: formatNumber(rows), count: rows, reason: errorMessage(say, error) }));
    } finally {
      if (running.current === control) {
        running.current = undefined;
        setCount(undefined);
      }
    }
  };
  const cancel = () => {
    running.current?.abort();
    running.current = undefined;
    setCount(undefined);
    toast(t("table.downloadCancelled"));
  };
  return { count, failure, press: () => (running.current ? cancel() : void run()) };
}
