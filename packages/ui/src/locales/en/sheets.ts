/** Spreadsheets that are read in the browser: why one is refused, and the preview of its rows. */
const sheets = {
  onlyProblems: "Only rows to check ({{number}})",
  table: "Rows of the file",
  row: "Row",
  decision: "What happens",
  none: "No rows to check.",
  pages: { first: "First page", previous: "Previous page", next: "Next page", last: "Last page" },
  unreadable: {
    empty: "The file has no rows.",
    too_large: "The file is larger than {{limit}} MB.",
    too_many_entries: "The file contains more than {{limit}} parts, so it is not a usual workbook.",
    inflates_too_much:
      "The file becomes too large when it is unpacked (more than {{limit}} MB, or far more than usual).",
    too_many_columns: "The sheet has more than {{limit}} columns. Delete those that are not needed.",
    too_many_rows: "The sheet has more than {{limit}} rows. Divide it into several files.",
    too_much_text: "The sheet has more than {{limit}} million letters. Divide it into several files.",
    cell_too_long: "A cell has more than {{limit}} characters.",
    quote_not_closed: "A quotation mark in the file is never closed. Save it again as .xlsx.",
    old_excel: "This is an old Excel file (.xls) or it has a password. Save it as .xlsx without a password.",
    binary_excel: "This is a binary Excel file (.xlsb). Save it as .xlsx.",
    open_document: "This is an OpenDocument file (.ods). Save it as .xlsx.",
    web_page: "This is a web page or XML with another file's name. Open it in Excel and save it as .xlsx.",
    not_a_spreadsheet: "This is not a spreadsheet, CSV, vCard or calendar file.",
    damaged: "The file cannot be read. It may be damaged: save it again as .xlsx.",
    no_sheet: "The workbook has no sheet with cells.",
  },
} as const;
export default sheets;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    sheets: typeof sheets;
  }
}
