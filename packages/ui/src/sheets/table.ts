import { LIMITS, Unreadable } from "./limits.ts";

/** Between the cells of a packed row. No file has it in a text: control characters are removed from cells. */
const SEPARATOR = "\u001f";

/**
 * Rows of one sheet. Each row is one text, because many thousand rows of short texts take several times the memory of
 * what they say. Empty rows are left out.
 */
export type Table = {
  rows: readonly string[];
  /** For each row its number in the file, from 1. */
  numbers: readonly number[];
  /** Cells of the longest row. */
  width: number;
};

/** The cells of a packed row; `""` where the file has none. */
export const cellsOf = (row: string): string[] => row.split(SEPARATOR);

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufeff\u200b]/;
const ALL_CONTROL = new RegExp(CONTROL, "g");
const clean = (cell: string) => (CONTROL.test(cell) ? cell.replace(ALL_CONTROL, "") : cell).trim();

/** Throws beyond the letters that a sheet may have. */
export function mustHoldText(letters: number) {
  if (letters > LIMITS.letters) throw new Unreadable("too_much_text", LIMITS.letters / 1_000_000);
}

/** Collects the rows of a sheet within the limits. */
export class TableBuilder {
  readonly #rows: string[] = [];
  readonly #numbers: number[] = [];
  #width = 0;
  #letters = 0;

  /** Adds a row with its number in the file. Throws {@link Unreadable} beyond a limit. */
  add(cells: readonly string[], number: number) {
    const cleaned: string[] = [];
    let last = 0;
    for (let column = 0; column < cells.length; column += 1) {
      const cell = clean(cells[column] ?? "");
      if (cell.length > LIMITS.cell) throw new Unreadable("cell_too_long", LIMITS.cell);
      cleaned.push(cell);
      if (cell !== "") last = column + 1;
    }
    if (last === 0) return;
    if (last > LIMITS.columns) throw new Unreadable("too_many_columns", LIMITS.columns);
    if (this.#rows.length >= LIMITS.rows + LIMITS.headerRows)
      throw new Unreadable("too_many_rows", LIMITS.rows);
    this.#width = Math.max(this.#width, last);
    cleaned.length = last;
    const row = cleaned.join(SEPARATOR);
    this.#letters += row.length;
    mustHoldText(this.#letters);
    this.#rows.push(row);
    this.#numbers.push(number);
  }

  get length() {
    return this.#rows.length;
  }

  /** Fills the lower cells of vertically merged ranges with the value of the first one. */
  fillDown(ranges: readonly { column: number; from: number; to: number }[]) {
    if (ranges.length === 0) return;
    const at = new Map(this.#numbers.map((number, index) => [number, index]));
    for (const { column, from, to } of ranges) {
      const value = cellsOf(this.#rows[at.get(from) ?? -1] ?? "")[column];
      for (let number = from + 1; value && number <= to; number += 1) {
        const index = at.get(number);
        if (index === undefined) continue;
        const cells = cellsOf(this.#rows[index] ?? "");
        while (cells.length <= column) cells.push("");
        cells[column] ||= value;
        this.#rows[index] = cells.join(SEPARATOR);
      }
    }
  }

  table(): Table {
    return { rows: this.#rows, numbers: this.#numbers, width: this.#width };
  }
}
