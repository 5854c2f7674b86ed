import type { ImportKind } from "@meridian/core/contracts/imports/imports";
import { cellsOf, type Table } from "@meridian/ui/sheets/table";
import { type Edits, type PreparedRow, prepareRow, type Setup } from "./prepare.ts";

/** Rows prepared before the page may draw again. */
const AT_ONCE = 400;

const nextTask = () => new Promise<void>((resume) => setTimeout(resume));

/** Prepares all rows below the header, a few hundred at a time, so that the page stays alive. */
export async function prepareAll<T>(
  table: Table,
  header: number,
  prepare: (index: number) => T,
): Promise<T[]> {
  const rows: T[] = [];
  for (let index = header + 1; index < table.rows.length; index += 1) {
    rows.push(prepare(index));
    if (rows.length % AT_ONCE === 0) await nextTask();
  }
  return rows;
}

/** One row of the table with what was typed in the preview. */
export const prepareOne = (table: Table, index: number, setup: Setup, edits: Edits = {}): PreparedRow =>
  prepareRow(cellsOf(table.rows[index] ?? ""), table.numbers[index] ?? 0, setup, edits);

/**
 * For each row below the header a text that only the same row of the same kind of file has. Rows with the same cells are
 * told apart by their order. What is typed in the preview does not change it: the file stays the same.
 */
export function fingerprintTexts(kind: ImportKind, table: Table, header: number): string[] {
  const seen = new Map<string, number>();
  return table.rows.slice(header + 1).map((row) => {
    const before = seen.get(row) ?? 0;
    seen.set(row, before + 1);
    return `${kind}|${before}|${row}`;
  });
}
