import { isVatNumber } from "@meridian/core/contracts/kernel/vat-number";
import { LIMITS } from "@meridian/ui/sheets/limits";
import { cellsOf, type Table } from "@meridian/ui/sheets/table";
import { type ImportField, JOINED_FIELDS, type Mapping } from "../model/patient-fields.ts";
import { appointmentFieldNamed } from "./appointment-words.ts";
import { parseDate } from "./dates.ts";
import { fieldNamed, plainHeader } from "./header-words.ts";
import { emailsIn, parseGender, phonesIn } from "./values.ts";

/** Rows by which the content of a column is judged. */
const SAMPLE = 300;
/** The share of a column's values that must be of a kind. */
const MOST = 0.6;
const EXAMPLES = 3;

/** A column of the sheet as the user sees it. */
export type Column = { index: number; header: string; examples: string[] };

/**
 * The index of the row with the names of the columns; -1 where the first row is data already. Titles, dates and addresses
 * of the clinic often stand above it.
 */
export function findHeader({ rows }: Table): number {
  let best = { index: -1, score: 0 };
  for (const [index, row] of rows.slice(0, LIMITS.headerRows).entries()) {
    const cells = cellsOf(row).filter(Boolean);
    const named = cells.map(anyFieldNamed);
    const score =
      named.filter((name) => name?.exact).length + named.filter((name) => name && !name.exact).length / 4;
    if (cells.length > 1 && score > best.score) best = { index, score };
  }
  if (best.score >= 1) return best.index;
  const [first = ""] = rows;
  const cells = cellsOf(first);
  if (cells.length === 1 && rows.length > 1 && fieldNamed(cells[0] ?? "")) return 0;
  const looksLikeData = cells.some((cell) => /\d/.test(cell) || cell.includes("@"));
  return looksLikeData || rows.length < 2 || cells.filter(Boolean).length < 2 ? -1 : 0;
}

/** The field of a patient or of an appointment that a name says. */
function anyFieldNamed(header: string): { exact: boolean } | undefined {
  const patient = fieldNamed(header);
  const appointment = appointmentFieldNamed(header);
  return appointment?.exact ? appointment : (patient ?? appointment);
}

/** The columns below a header with examples from their values. */
export function columnsOf(table: Table, header: number): Column[] {
  const names = header < 0 ? [] : cellsOf(table.rows[header] ?? "");
  const examples = Array.from({ length: table.width }, () => new Set<string>());
  for (const row of table.rows.slice(header + 1, header + 1 + SAMPLE))
    for (const [column, cell] of cellsOf(row).entries())
      if (cell !== "" && (examples[column]?.size ?? EXAMPLES) < EXAMPLES) examples[column]?.add(cell);
  return examples.map((values, index) => ({ index, header: names[index] ?? "", examples: [...values] }));
}

/** What the header consists of, to recognise it in the next file. */
export const headerKey = (columns: readonly Column[]): string =>
  columns.map(({ header }) => plainHeader(header)).join("|");

/** Guesses the field of each column, from its name first, then from what it holds. */
export function guessMapping(table: Table, header: number, today: string): Mapping {
  const columns = columnsOf(table, header);
  const mapping: (ImportField | null)[] = columns.map(() => null);
  const used = new Set<ImportField>();
  const take = (index: number, field: ImportField | undefined) => {
    if (!field || mapping[index] || (used.has(field) && !JOINED_FIELDS.has(field))) return;
    mapping[index] = field;
    used.add(field);
  };
  const named = columns.map((column) => fieldNamed(column.header));
  for (const { index } of columns) if (named[index]?.exact) take(index, named[index]?.field);
  for (const { index } of columns) take(index, named[index]?.field);
  const sample = table.rows.slice(header + 1, header + 1 + SAMPLE).map(cellsOf);
  for (const { index } of columns) {
    const values = sample.map((cells) => cells[index] ?? "").filter(Boolean);
    const found = contentOfColumn(values, today);
    // The second address or number of a person is guessed from a name only.
    if (found && !used.has(found)) take(index, found);
  }
  splitName(columns, mapping, used);
  if (!used.has("name") && !used.has("first_name") && !used.has("last_name"))
    take(nameColumn(sample, mapping), "name");
  return mapping;
}

/** A column `Nome` beside one of surnames holds first names. */
function splitName(columns: readonly Column[], mapping: (ImportField | null)[], used: Set<ImportField>) {
  if (!used.has("last_name") || used.has("first_name")) return;
  const index = columns.find(({ index }) => mapping[index] === "name")?.index;
  if (index !== undefined) mapping[index] = "first_name";
}

function contentOfColumn(values: readonly string[], today: string): ImportField | undefined {
  if (values.length === 0) return undefined;
  const most = (isKind: (value: string) => boolean) => values.filter(isKind).length >= values.length * MOST;
  if (most((value) => emailsIn(value).length > 0)) return "email";
  if (most((value) => parseGender(value) !== undefined)) return "gender";
  if (most((value) => (parseDate(value, "dmy", today) ?? parseDate(value, "mdy", today) ?? today) < today))
    return most((value) => /^\d{5}$/.test(value)) ? undefined : "birthday";
  const mobile = (value: string) => phonesIn(value).some((phone) => phone.mobile);
  if (most(mobile)) return "mobile_number";
  const fixed = (value: string) => phonesIn(value).length > 0 && !/^[12356]\d{8}$/.test(value);
  if (most(fixed)) return "phone";
  return most((value) => /^\d{9}$/.test(value) && isVatNumber(value)) ? "vat_number" : undefined;
}

/** The column whose values look most like names: several words of letters, mostly different ones. */
function nameColumn(sample: readonly string[][], mapping: Mapping): number {
  let best = { index: -1, score: 0 };
  for (const index of mapping.keys()) {
    if (mapping[index]) continue;
    const values = sample.map((cells) => cells[index] ?? "").filter(Boolean);
    const names = values.filter((value) => /^\p{L}[\p{L}'’.-]*(,? \p{L}[\p{L}'’.-]*)+$/u.test(value));
    const score = names.length > values.length * MOST ? new Set(names).size : 0;
    if (score > best.score) best = { index, score };
  }
  return best.index;
}
