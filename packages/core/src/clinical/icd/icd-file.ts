import { CHUNK_CODES, type IcdRow } from "../../contracts/classifications/icd.ts";
import { packIcdIndex } from "./icd-index.ts";
import { compactCode, foldedText, printedCode } from "./icd-words.ts";

/** The content of a release file, ready to be sent. */
export type ReleaseFile = {
  chunks: IcdRow[][];
  codes: number;
  /** Number of lines without a usable code: headings, chapters, codes that cannot be billed, and unreadable lines. */
  left_out: number;
  /** The index that finds codes by the words of their titles, packed by `icd-index.ts`. */
  index: Uint8Array<ArrayBuffer>;
};

export type FileLanguage = "en" | "pt";

/**
 * Reads a release: the order file of the United States' edition (fixed columns), or a CSV. The first line of a CSV
 * names its columns; without names they are code, title and optionally the title in the other language. The same file
 * always gives the same chunks. Undefined if it contains no code.
 */
export function readRelease(content: string, language: FileLanguage): ReleaseFile | undefined {
  const lines = content.replace(/^﻿/, "").split(/\r\n|\r|\n/);
  const isOrder = lines.some((line) => ORDER.test(line));
  const columns = namedColumns(lines.find((line) => line.trim() !== "") ?? "") ?? UNNAMED;
  const rows = new Map<string, IcdRow>();
  let left_out = 0;
  for (const line of lines) {
    if (line.trim() === "") continue;
    const row = isOrder ? orderRow(line) : csvRow(line, columns, language);
    if (row) rows.set(compactCode(row.code), row);
    else left_out += 1;
  }
  if (rows.size === 0) return undefined;
  const chunks = cut([...rows.values()]);
  return { chunks, codes: rows.size, left_out, index: packIcdIndex(chunks) };
}

/** Five digits, the code from column 7, whether it is billable in column 15, a short title, the long one from column 78. */
const ORDER = /^\d{5} [A-Z]\d[0-9A-Z][0-9A-Z ]{5}[01] /;

function orderRow(line: string): IcdRow | undefined {
  if (!ORDER.test(line) || line[14] !== "1") return undefined;
  const en = line.slice(77).trim() || line.slice(16, 76).trim();
  return en === "" ? undefined : { code: printedCode(line.slice(6, 13)), en: en.slice(0, 400), pt: "" };
}

const CODE = /^[A-Z]\d[0-9A-Z](?:\.?[0-9A-Z]{1,4})?$/;

/** The position of each column in a CSV; -1 for a missing one. */
type Columns = { code: number; title: number; second: number; billable: number };
const UNNAMED: Columns = { code: 0, title: 1, second: 2, billable: -1 };
const NAMES: Readonly<Record<keyof Columns, RegExp>> = {
  code: /^(icd.*)?(code|codigo)$/,
  title: /^(long.?)?(title|description|titulo|designacao|descricao)$/,
  second: /^(other|pt|en|portuguese|portugues|english|ingles)/,
  billable: /^billable$/,
};

/** The columns that a first line names, if it does. */
function namedColumns(line: string): Columns | undefined {
  const names = cells(line).map(foldedText);
  const at = (column: keyof Columns) => names.findIndex((name) => NAMES[column].test(name.trim()));
  const columns = { code: at("code"), title: at("title"), second: at("second"), billable: at("billable") };
  return columns.code >= 0 && columns.title >= 0 ? columns : undefined;
}

function csvRow(line: string, columns: Columns, language: FileLanguage): IcdRow | undefined {
  const own = cells(line).map((cell) => cell.trim().slice(0, 400));
  const at = (column: keyof Columns) => own[columns[column]] ?? "";
  if (!CODE.test(at("code").toUpperCase()) || at("title") === "") return undefined;
  // As in the order file: a heading that cannot be billed.
  if (at("billable") === "0") return undefined;
  const printed = printedCode(at("code"));
  return language === "en"
    ? { code: printed, en: at("title"), pt: at("second") }
    : { code: printed, en: at("second"), pt: at("title") };
}

/** The cells of a line. Quotes protect commas; semicolons separate if there is no comma outside quotes. */
function cells(line: string): string[] {
  const outside = line.replaceAll(/"(?:[^"]|"")*"/g, "");
  const separator = outside.includes("\t") ? "\t" : /^[^,]*;/.test(outside) ? ";" : ",";
  const found: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at];
    if (sign === '"' && quoted && line[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === separator && !quoted) {
      found.push(cell);
      cell = "";
    } else cell += sign;
  }
  return [...found, cell];
}

/** Divides rows into chunks by category, at most sixty rows each. */
function cut(rows: IcdRow[]): IcdRow[][] {
  const sorted = rows
    .map((row) => ({ row, key: compactCode(row.code) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const chunks: IcdRow[][] = [];
  let category = "";
  for (const { row, key } of sorted) {
    const chunk = chunks.at(-1);
    if (chunk && key.startsWith(category) && chunk.length < CHUNK_CODES) chunk.push(row);
    else chunks.push([row]);
    category = key.slice(0, 3);
  }
  return chunks;
}
