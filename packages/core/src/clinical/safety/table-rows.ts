/** The rows of a table written as text: one per line, cells separated by `|`. */
export const tableRows = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((row) => row.split("|"));

/** Joins several tables. */
export const joinTables = (...tables: string[]): string => tables.map((table) => table.trim()).join("\n");
