/** What separates the cells: spreadsheets set to Portuguese expect a semicolon, those set to English a comma. */
export type CsvSeparator = "," | ";";

/** The separator that spreadsheets of a language expect. */
export const csvSeparator = (language: string): CsvSeparator => (language === "pt" ? ";" : ",");

/** The first character of a file: tells spreadsheets that it is UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";

/**
 * A text that a spreadsheet could execute: the characters that begin a formula, also full-width and after spaces,
 * control characters and invisible ones, and every text that begins with a tab or a line break. Apostrophes before them
 * count too, so that what was added can be taken away again without doubt.
 * Source: OWASP, "CSV Injection".
 */
const COULD_RUN = /^'*(?:[\t\r\n]|[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠])/u;
const PLAIN_NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** Outer spaces are quoted because some programs drop them otherwise. */
const NEEDS_QUOTES = /["\r\n]|^\s|\s$/;

/**
 * One cell. A text that could be a formula gets an apostrophe in front, which makes it text; plain negative numbers stay
 * numbers.
 */
export function csvCell(text: string, separator: CsvSeparator) {
  const safe = COULD_RUN.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text of a cell without the apostrophe that {@link csvCell} puts before what could be a formula. */
export const plainText = (cell: string) =>
  cell.startsWith("'") && COULD_RUN.test(cell) ? cell.slice(1) : cell;

/**
 * One row with its line break. A file is `BYTE_ORDER_MARK` and its rows one after another, so that it can be written
 * while its rows are still being read.
 */
export function csvRow(cells: readonly string[], separator: CsvSeparator) {
  const row = cells.map((cell) => csvCell(cell, separator)).join(separator);
  // A row of one empty cell would be an empty line, which readers skip.
  return `${row === "" && cells.length > 0 ? '""' : row}\r\n`;
}
