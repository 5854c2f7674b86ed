import { BYTE_ORDER_MARK, csvRow, csvSeparator } from "@meridian/core/text/csv";
import { offerFile, plainFileName, saveStream } from "../files/save-stream.ts";
import { currentLanguage } from "../i18n/i18n.ts";

export type CsvColumn<Row> = { header: string; text: (row: Row) => string };

/** Rows as CSV, with the separator the spreadsheets of the interface's language expect. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]) {
  const separator = csvSeparator(currentLanguage());
  return [header, ...rows].map((row) => csvRow(row, separator)).join("");
}

const csvName = (name: string) => plainFileName(name.endsWith(".csv") ? name : `${name}.csv`);

/** Downloads a CSV that is there in full. For a list that is read by pages use {@link saveCsv}. */
export const downloadCsv = (fileName: string, csv: string) =>
  offerFile(new Blob([BYTE_ORDER_MARK, csv], { type: "text/csv;charset=utf-8" }), csvName(fileName));

/**
 * Downloads a list as CSV while its pages are read, so that a page at a time is in memory. The browser gets the file when
 * the last page is in it: after a failure or a cancellation there is none. Throws what reading a page throws.
 */
export const saveCsv = <Row>(
  fileName: string,
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
  signal: AbortSignal,
) => saveStream(csvStream(columns, pages), csvName(fileName), signal);

/** The file's bytes, of which a page's rows are made when the page before is taken. */
export function csvStream<Row>(
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): ReadableStream<Uint8Array> {
  const separator = csvSeparator(currentLanguage());
  const encoder = new TextEncoder();
  const reading = pages[Symbol.asyncIterator]();
  const head = csvRow(
    columns.map(({ header }) => header),
    separator,
  );
  return new ReadableStream({
    start: (control) => control.enqueue(encoder.encode(BYTE_ORDER_MARK + head)),
    async pull(control) {
      for (;;) {
        const page = await reading.next();
        if (page.done) return control.close();
        const rows = page.value.map((row) =>
          csvRow(
            columns.map(({ text }) => text(row)),
            separator,
          ),
        );
        // A page may be empty although more follows; a pull that adds nothing would be the last.
        if (rows.length > 0) return control.enqueue(encoder.encode(rows.join("")));
      }
    },
    async cancel() {
      await reading.return?.();
    },
  });
}
