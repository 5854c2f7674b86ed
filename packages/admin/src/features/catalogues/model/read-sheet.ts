import { type CatalogueKey, catalogues } from "@meridian/core/clinical/catalogues/catalogues";
import { matchColumns, readSheetRow, type SheetRow } from "@meridian/core/clinical/catalogues/sheet";
import { LIMITS } from "@meridian/ui/sheets/limits";
import { cellsOf, type Table } from "@meridian/ui/sheets/table";

/** A row of a file: what it says of an entry, and what of it is not understood, as message codes by field. */
export type ReadRow = { index: number; number: number; row: SheetRow; faults: Record<string, string> };

export type ReadSheet = {
  rows: ReadRow[];
  /** Names of columns that the catalogue does not have. */
  unknown: string[];
};

/**
 * The rows of a sheet as entries of a catalogue. The header is the first row that names the key, or all fields that name an
 * entry. Undefined where no row does.
 */
export function readSheet(catalogue: CatalogueKey, table: Table): ReadSheet | undefined {
  const description = catalogues[catalogue];
  const names = (cells: readonly string[]) => {
    const columns = matchColumns(description, cells);
    const fields = columns.flatMap((column) => (column?.holds === "field" ? [column.name] : []));
    const identity: readonly string[] = description.identity;
    const isNamed = description.grows && identity.every((name) => fields.includes(name));
    return columns.some((column) => column?.holds === "key") || isNamed ? columns : undefined;
  };
  const above = table.rows.slice(0, LIMITS.headerRows);
  const header = above.findIndex((row) => names(cellsOf(row)));
  const headings = cellsOf(table.rows[header] ?? "");
  const columns = names(headings);
  if (!columns) return undefined;
  const rows = table.rows.slice(header + 1).map((text, index) => ({
    index,
    number: table.numbers[header + 1 + index] ?? 0,
    ...readSheetRow(description, columns, cellsOf(text)),
  }));
  return { rows, unknown: headings.filter((name, index) => name !== "" && !columns[index]) };
}
