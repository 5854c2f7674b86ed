import { CHUNK_CODES, COMMON_FROM, type IcdRow } from "./icd.ts";
import { compactCode, icdWords, isLookedUp, printedCode } from "./icd-words.ts";

/** What a release file holds, ready to be sent. */
export type ReleaseFile = {
  chunks: IcdRow[][];
  codes: number;
  /** Lines that were no code: headings, chapters, codes no one may bill by, and lines nobody can read. */
  left_out: number;
  /** In how many chunks the most common words are. */
  common: Record<string, number>;
};

export type FileLanguage = "en" | "pt";

/**
 * Reads a release: the order file of the United States' edition (columns by position), or a csv of code, title and, where
 * there is a third column, the Portuguese title. The same file always gives the same chunks. Undefined where nothing in
 * it is a code.
 */
export function readRelease(content: string, language: FileLanguage): ReleaseFile | undefined {
  const lines = content.replace(/^﻿/, "").split(/\r\n|\r|\n/);
  const isOrder = lines.some((line) => ORDER.test(line));
  const rows = new Map<string, IcdRow>();
  let left_out = 0;
  for (const line of lines) {
    if (line.trim() === "") continue;
    const row = isOrder ? orderRow(line) : csvRow(line, language);
    if (row) rows.set(compactCode(row.code), row);
    else left_out += 1;
  }
  if (rows.size === 0) return undefined;
  const chunks = cut([...rows.values()]);
  return { chunks, codes: rows.size, left_out, common: commonWords(chunks) };
}

/** Five digits, the code from column 7, whether it is billable in column 15, a short title, the long one from column 78. */
const ORDER = /^\d{5} [A-Z]\d[0-9A-Z][0-9A-Z ]{5}[01] /;

function orderRow(line: string): IcdRow | undefined {
  if (!ORDER.test(line) || line[14] !== "1") return undefined;
  const en = line.slice(77).trim() || line.slice(16, 76).trim();
  return en === "" ? undefined : { code: printedCode(line.slice(6, 13)), en: en.slice(0, 400), pt: "" };
}

const CODE = /^[A-Z]\d[0-9A-Z](?:\.?[0-9A-Z]{1,4})?$/;

function csvRow(line: string, language: FileLanguage): IcdRow | undefined {
  const [code = "", title = "", second = ""] = cells(line).map((cell) => cell.trim().slice(0, 400));
  if (!CODE.test(code.toUpperCase()) || title === "") return undefined;
  const printed = printedCode(code);
  return language === "en"
    ? { code: printed, en: title, pt: second }
    : { code: printed, en: second, pt: title };
}

/** The cells of a line; quotes keep commas inside, and semicolons separate where no comma stands outside. */
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

/** By code, each category by itself, at most sixty together. */
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

function commonWords(chunks: readonly IcdRow[][]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const rows of chunks)
    for (const word of new Set(rows.flatMap(({ en, pt }) => icdWords(`${en} ${pt}`))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const common = [...counts].filter(([word, count]) => count >= COMMON_FROM && isLookedUp(word));
  return Object.fromEntries(common.sort(([, a], [, b]) => b - a).slice(0, 400));
}
