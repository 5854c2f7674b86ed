import { plainText } from "../../text/csv.ts";
import {
  blankOf,
  type Content,
  type FieldDescription,
  type FieldDescriptions,
  type Place,
  type Portion,
} from "./description.ts";

/** What of a description the columns follow from. */
type AnyDescription = { readonly fields: FieldDescriptions };

/** A column of a catalogue's spreadsheet. Its header is the same in every language, so that any file can be read back. */
export type SheetColumn =
  | { readonly header: string; readonly holds: "key" | "name" | "retired" | "review" | "reference" }
  | { readonly header: string; readonly holds: "reference_id" }
  | {
      readonly header: string;
      readonly holds: "field";
      readonly name: string;
      readonly language?: "en" | "pt";
    };

const LANGUAGES = ["en", "pt"] as const;

/**
 * The columns of a catalogue's spreadsheet, made of its description: the key, the name for reading, every field (words in both
 * languages), and what is known of its review and source.
 */
export function sheetColumns({ fields }: AnyDescription): SheetColumn[] {
  const described: [string, FieldDescription][] = Object.entries(fields);
  return [
    { header: "key", holds: "key" },
    { header: "entry", holds: "name" },
    ...described.flatMap(([name, { kind }]): SheetColumn[] =>
      kind === "words"
        ? LANGUAGES.map((language) => ({ header: `${name} (${language})`, holds: "field", name, language }))
        : [{ header: name, holds: "field", name }],
    ),
    { header: "reference id", holds: "reference_id" },
    { header: "reference", holds: "reference" },
    { header: "retired", holds: "retired" },
    { header: "review", holds: "review" },
  ];
}

/** The entry as its spreadsheet shows it. */
export type SheetEntry = {
  readonly key: string;
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly reference: { readonly id: string; readonly title: string } | null;
  readonly retired: boolean;
  readonly review: string;
};

/** Between several values of a field. */
const BETWEEN = "; ";
/** A key with its amount and unit; alone where the amount is not known. */
const contentText = ({ item, amount, unit }: Content) =>
  amount === null ? item : `${item} ${amount} ${unit}`;

/** A value of a list; an amount of something with its key first, a position with its drawing first. */
function partText(part: unknown): string {
  if (typeof part !== "object" || part === null) return String(part);
  if ("unit" in part) return contentText(part as Content);
  if (!("view" in part)) return `${(part as Portion).item} ${(part as Portion).amount}`;
  const { view, x, y } = part as Place;
  return `${view} ${x} ${y}`;
}
const flagText = (value: unknown) => (value ? "yes" : "no");

/** The text of an entry in a column. Numbers have a point, because the file is read back whatever the language is. */
export function sheetText(column: SheetColumn, entry: SheetEntry): string {
  switch (column.holds) {
    case "reference_id":
      return entry.reference?.id ?? "";
    case "reference":
      return entry.reference?.title ?? "";
    case "retired":
      return flagText(entry.retired);
    case "field": {
      const value = entry.fields[column.name];
      if (column.language)
        return String((value as Record<string, unknown> | undefined)?.[column.language] ?? "");
      if (Array.isArray(value)) return value.map(partText).join(BETWEEN);
      return typeof value === "boolean" ? flagText(value) : String(value ?? "");
    }
    default:
      return entry[column.holds];
  }
}

/** What a row of a file says of an entry. What the file has no column for is left out, and stays as it is. */
export type SheetRow = {
  key: string;
  fields: Record<string, unknown>;
  retired?: boolean;
  /** Null where the cell is empty. */
  reference?: string | null;
};

/** For each column of a file the column of the catalogue that it is; undefined for any other. Capitals make no difference. */
export function matchColumns(
  description: AnyDescription,
  header: readonly string[],
): (SheetColumn | undefined)[] {
  const known = new Map(sheetColumns(description).map((column) => [column.header, column]));
  return header.map((name) => known.get(name.trim().toLowerCase()));
}

const YES = /^(yes|y|sim|s|true|verdadeiro|1|x)$/i;
const NO = /^(no|n|não|nao|false|falso|0|)$/i;
const flagOf = (text: string) => (YES.test(text) ? true : NO.test(text) ? false : undefined);
/** A number with a point or a comma; undefined where it is none. */
const numberOf = (text: string) =>
  /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : undefined;

/**
 * Reads a row of a file. `faults` has a message code for each cell that is not understood, by the field's name; what is
 * understood and still wrong is found by the catalogue's schema.
 */
export function readSheetRow(
  { fields: described }: AnyDescription,
  columns: readonly (SheetColumn | undefined)[],
  cells: readonly string[],
): { row: SheetRow; faults: Record<string, string> } {
  const row: SheetRow = { key: "", fields: {} };
  const faults: Record<string, string> = {};
  for (const [index, column] of columns.entries()) {
    const text = plainText((cells[index] ?? "").trim());
    if (column?.holds === "key") row.key = text;
    else if (column?.holds === "reference_id") row.reference = text === "" ? null : text;
    else if (column?.holds === "retired") {
      const retired = flagOf(text);
      if (retired === undefined) faults.retired = "choice.invalid";
      else row.retired = retired;
    } else if (column?.holds === "field") {
      const field = described[column.name];
      const value = field && cellValue(field, text);
      if (value === undefined)
        faults[column.name] = field?.kind === "number" ? "quantity.invalid" : "choice.invalid";
      else if (column.language)
        row.fields[column.name] = {
          ...(row.fields[column.name] as object | undefined),
          [column.language]: value,
        };
      else row.fields[column.name] = value;
    }
  }
  return { row, faults };
}

/** The value of a cell; undefined where it is not understood. */
function cellValue(field: FieldDescription, text: string): unknown {
  if (field.kind === "flag") return flagOf(text);
  if (field.kind === "number") return text === "" ? null : numberOf(text);
  if (field.kind === "several") return partsOf(text);
  if (field.kind === "composition") return portionsOf(text);
  if (field.kind === "contents") return contentsOf(text, field.units);
  if (field.kind === "places") return placesOf(text);
  return text;
}

const partsOf = (text: string) =>
  text
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean);

/** Keys with their amounts, such as `huangqi 9; gancao 3.5`; undefined where one has no amount. */
function portionsOf(text: string): Portion[] | undefined {
  const portions = partsOf(text).map((part) => {
    const [, item = "", digits = ""] = /^(\S.*?)\s+([\d.,]+)$/.exec(part) ?? [];
    return { item, amount: numberOf(digits) };
  });
  const read = portions.flatMap(({ item, amount }) => (amount === undefined ? [] : [{ item, amount }]));
  return read.length === portions.length ? read : undefined;
}

/**
 * Keys with the amounts of a label, such as `zinc 10 mg; vitamin_d 400 IU; valeriana_officinalis`; undefined where one cannot be
 * read. A key alone has an unknown amount.
 */
function contentsOf(text: string, units: readonly string[]): Content[] | undefined {
  const contents = partsOf(text).map((part): Content | undefined => {
    const [item = "", digits, written, ...more] = part.split(/\s+/);
    if (digits === undefined) return { item, amount: null, unit: units[0] ?? "" };
    const amount = numberOf(digits);
    const unit = written === undefined ? undefined : readUnit(written, units);
    return amount === undefined || unit === undefined || more.length > 0 ? undefined : { item, amount, unit };
  });
  return contents.every((one) => one !== undefined) ? contents : undefined;
}

/** Other ways in which labels write a unit. */
const WRITTEN_AS: Readonly<Record<string, string>> = { mcg: "µg", ug: "µg", μg: "µg", ui: "IU" };

/** A unit as the catalogue writes it; undefined for one that it does not have. Capitals make no difference. */
export function readUnit(written: string, units: readonly string[]): string | undefined {
  const small = written.toLowerCase();
  return units.find((unit) => unit === WRITTEN_AS[small] || unit.toLowerCase() === small);
}

/** Positions such as `front 56 743.9; side -4 97`; undefined where one cannot be read. */
function placesOf(text: string): Place[] | undefined {
  const places = partsOf(text).map((part) => {
    const [view = "", x = "", y = "", ...more] = part.split(/\s+/);
    return { view, x: numberOf(x), y: numberOf(y), whole: more.length === 0 };
  });
  const read = places.flatMap(({ view, x, y, whole }) =>
    x === undefined || y === undefined || !whole ? [] : [{ view, x, y }],
  );
  return read.length === places.length ? read : undefined;
}

/** The fields of an entry about which nothing is known. */
export const blankFields = ({ fields }: AnyDescription): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]: [string, FieldDescription]) => [name, blankOf(field)]),
  );
