import { BYTE_ORDER_MARK, csvRow, csvSeparator } from "@meridian/core/text/csv";
import { currentLanguage } from "../i18n/i18n.ts";

/** Rows as CSV, with the separator the spreadsheets of the interface's language expect. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]) {
  const separator = csvSeparator(currentLanguage());
  return [header, ...rows].map((row) => csvRow(row, separator)).join("");
}

/** Downloads a CSV. */
export function downloadCsv(fileName: string, csv: string) {
  const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, csv], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName.endsWith(".csv") ? fileName : `${fileName}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
