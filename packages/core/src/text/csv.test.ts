import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { BYTE_ORDER_MARK, type CsvSeparator, csvCell, csvRow, csvSeparator } from "./csv.ts";

const separators: CsvSeparator[] = [",", ";"];

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA_STARTS = ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"];

/** Any text, and often one of the characters that make writing CSV difficult. */
const cell = fc.oneof(
  fc.string({ unit: "binary" }).filter((text) => text.isWellFormed()),
  fc
    .array(fc.constantFrom(...FORMULA_STARTS, "'", '"', ",", ";", " ", "a", "ção", "1", "\u200b", "\ufeff"))
    .map((parts) => parts.join("")),
);

/** The cell as it is written, without quotes around it. */
const unquoted = (text: string) => {
  const written = csvCell(text, ",");
  return written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
};

/** Takes away the apostrophe that marks a text; the rest is what was written. */
const withoutMark = (text: string) => (unquoted(text.slice(1)) === text ? text.slice(1) : text);

const read = (file: string, separator: CsvSeparator) =>
  Papa.parse<string[]>(file.replace(BYTE_ORDER_MARK, ""), { delimiter: separator, newline: "\r\n" });

describe("CSV", () => {
  it.each([
    ["=1+1", "'=1+1"],
    ["+351912345678", "'+351912345678"],
    ["@sum", "'@sum"],
    ["-2+3", "'-2+3"],
    ["＝1+1", "'＝1+1"],
    [" =1", "' =1"],
    ["\u200b=1", "'\u200b=1"],
    ["'=1", "''=1"],
    ["\t=x", "'\t=x"],
    ["\rx", "'\rx"],
  ])("writes %j, which could be a formula, as text", (text, written) => {
    expect(unquoted(text)).toBe(written);
  });

  it.each(["-5", "-5.25", "12", "O'Brien", "2026-11-23", "a=b"])("leaves %s as it is", (text) => {
    expect(csvCell(text, ";")).toBe(text);
  });

  it("quotes what separates, breaks a line or is a quote", () => {
    expect(csvCell('say "a", b', ",")).toBe('"say ""a"", b"');
    expect(csvCell("2;3", ",")).toBe("2;3");
    expect(csvCell("2;3", ";")).toBe('"2;3"');
  });

  it("separates as the spreadsheets of the language do", () => {
    expect(csvSeparator("pt")).toBe(";");
    expect(csvSeparator("en")).toBe(",");
  });

  it("gives a parser the rows that were written, whatever is in them", () => {
    const rows = fc
      .integer({ min: 1, max: 5 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }));
    fc.assert(
      fc.property(rows, fc.constantFrom(...separators), (written, separator) => {
        const file = BYTE_ORDER_MARK + written.map((row) => csvRow(row, separator)).join("");
        const { data, errors } = read(file, separator);
        expect(errors.filter(({ type }) => type === "Quotes")).toEqual([]);
        // What follows the last line break is an empty line.
        expect(data.slice(0, -1).map((row) => row.map(withoutMark))).toEqual(written);
      }),
    );
  });

  it("writes no cell that a spreadsheet would take for a formula", () => {
    fc.assert(
      fc.property(cell, fc.constantFrom(...separators), (text, separator) => {
        const [[shown = ""] = []] = read(BYTE_ORDER_MARK + csvRow([text], separator), separator).data;
        const bare = shown.replace(/^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]+/u, "");
        const isNumber = /^-?\d+([.,]\d+)?$/.test(shown);
        for (const start of FORMULA_STARTS)
          expect(!isNumber && (bare.startsWith(start) || shown.startsWith(start))).toBe(false);
      }),
    );
  });
});
