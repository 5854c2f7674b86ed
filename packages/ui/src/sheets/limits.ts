/** What a file to import may hold at most. A file beyond a limit is refused while it is read, before it fills the memory. */
export const LIMITS = {
  /** Of the file itself, bytes. */
  fileBytes: 30 * 1024 * 1024,
  /** Files in a workbook's archive. Excel writes some twenty, and one for each picture. */
  entries: 2000,
  /** Of one part of a workbook once it is inflated, bytes. */
  inflatedBytes: 250 * 1024 * 1024,
  /** Inflated bytes for one compressed byte. A sheet of formatted empty rows reaches 200, an archive bomb 1,000. */
  ratio: 400,
  /** Below so many inflated bytes the ratio is not looked at. */
  ratioFrom: 5 * 1024 * 1024,
  /** Of one part that is read as a whole, such as the styles, bytes. */
  wholePartBytes: 10 * 1024 * 1024,
  /** Letters of a row or a contact as the file writes it, with its picture. One that goes on for longer never ends. */
  unclosed: 3 * 1024 * 1024,
  /** The same of an event, which has no picture. */
  unclosedEvent: 512 * 1024,
  /** Letters in all cells of a sheet, or in the table of texts that its cells refer to. */
  letters: 20_000_000,
  columns: 200,
  rows: 50_000,
  /** Rows above the first patient: titles and the names of the columns, which are looked for among these. */
  headerRows: 25,
  /** Letters in one cell, as in Excel. */
  cell: 32_767,
} as const;

/** Why a file cannot be read. Each has a sentence in the locale `imports` under `unreadable`. */
export const REASONS = [
  "empty",
  "too_large",
  "too_many_entries",
  "inflates_too_much",
  "too_many_columns",
  "too_many_rows",
  "too_much_text",
  "cell_too_long",
  "quote_not_closed",
  "old_excel",
  "binary_excel",
  "open_document",
  "web_page",
  "not_a_spreadsheet",
  "damaged",
  "no_sheet",
] as const;
export type Reason = (typeof REASONS)[number];

/** A file that is refused; `limit` is the number for the sentence where the reason has one. */
export class Unreadable extends Error {
  readonly reason: Reason;
  readonly limit: number | undefined;
  constructor(reason: Reason, limit?: number) {
    super(reason);
    this.reason = reason;
    this.limit = limit;
  }
}
