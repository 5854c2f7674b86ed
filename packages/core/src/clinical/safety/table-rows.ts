/** The rows of a table written as text: one a line, cells between `|`. */
export const tableRows = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((row) => row.split("|"));

/** One table of several. */
export const joinTables = (...tables: string[]): string => tables.map((table) => table.trim()).join("\n");
