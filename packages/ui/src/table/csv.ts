import { currentLanguage } from "../i18n/i18n.ts";

/** A text that a spreadsheet would execute as a formula. Plain negative numbers are numbers. */
const COULD_RUN = /^[\s]*[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+([.,]\d+)?$/;

/** One cell: quoted where needed, and never a formula. */
export function csvCell(text: string, separator: string) {
  const safe = COULD_RUN.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV, with the separator the spreadsheets of the interface's language expect. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]) {
  const separator = currentLanguage() === "pt" ? ";" : ",";
  return [header, ...rows]
    .map((row) => row.map((cell) => csvCell(cell, separator)).join(separator))
    .join("\r\n");
}

/** Downloads a CSV. The byte order mark tells spreadsheets that it is UTF-8. */
export function downloadCsv(fileName: string, csv: string) {
  const url = URL.createObjectURL(new Blob(["\ufeff", csv], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName.endsWith(".csv") ? fileName : `${fileName}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
