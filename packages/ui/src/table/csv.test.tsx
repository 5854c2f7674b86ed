import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it, vi } from "vitest";
import { setLanguage } from "../i18n/i18n.ts";
import { type CsvColumn, csvStream } from "./csv.ts";
import { csvFileName } from "./csv-button.tsx";
import { csvDay, csvMoment, csvMoney, csvNumber } from "./csv-values.ts";
import { type Page, pagesOf } from "./cursor-list.ts";

type Row = { name: string; note: string; paid: string };
const columns: CsvColumn<Row>[] = [
  { header: "Nome, próprio", text: ({ name }) => name },
  { header: "Nota", text: ({ note }) => note },
  { header: "Pago", text: ({ paid }) => paid },
];

/** What a spreadsheet of the language reads, without the apostrophe before what could be a formula. */
async function readBack(stream: ReadableStream<Uint8Array>, delimiter: string) {
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: "\r\n", skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom("=1+1", 'Ação; "fim"', "a\r\nb", "-2,50", "+351 912"),
);
const row: fc.Arbitrary<Row> = fc.record({ name: text, note: text, paid: text });

describe("the CSV of a list", () => {
  it("has every row of every page, as a spreadsheet reads it", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(row, { maxLength: 6 }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom("en" as const, "pt" as const),
        async (pages, language) => {
          await setLanguage(language);
          const fetchPage = async (cursor?: string): Promise<Page<Row>> => {
            const at = Number(cursor ?? 0);
            return { items: pages[at] ?? [], next: at + 1 < pages.length ? String(at + 1) : null };
          };
          const stream = csvStream(columns, pagesOf(fetchPage, new AbortController().signal));
          const [head, ...read] = await readBack(stream, language === "pt" ? ";" : ",");
          expect(head).toEqual(["Nome, próprio", "Nota", "Pago"]);
          const written = pages.flat().map(({ name, note, paid }) => [name, note, paid]);
          expect(read.length).toBe(written.length);
          for (const [index, cells] of read.entries())
            for (const [column, cell] of cells.entries()) {
              const meant = written[index]?.[column] ?? "";
              expect([meant, `'${meant}`]).toContain(cell);
              expect(/^[=+@]/.test(cell)).toBe(false);
            }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("reads a page only when the one before has been taken", async () => {
    const fetchPage = vi.fn(async (cursor?: string) => ({
      items: [{ name: `Demo ${cursor ?? 0}`, note: "", paid: "" }],
      next: String(Number(cursor ?? 0) + 1),
    }));
    const reader = csvStream(columns, pagesOf(fetchPage, new AbortController().signal)).getReader();
    await reader.read();
    await reader.read();
    expect(fetchPage.mock.calls.length).toBeLessThan(4);
    await reader.cancel();
    const asked = fetchPage.mock.calls.length;
    await Promise.resolve();
    expect(fetchPage).toHaveBeenCalledTimes(asked);
  });

  it("goes on after an empty page", async () => {
    await setLanguage("en");
    const fetchPage = async (cursor?: string): Promise<Page<Row>> =>
      cursor ? { items: [{ name: "Demo", note: "", paid: "" }], next: null } : { items: [], next: "1" };
    const read = await readBack(csvStream(columns, pagesOf(fetchPage, new AbortController().signal)), ",");
    expect(read).toHaveLength(2);
  });

  it("fails where a page fails", async () => {
    const fetchPage = async (cursor?: string): Promise<Page<Row>> => {
      if (cursor) throw new Error("page");
      return { items: [{ name: "Demo", note: "", paid: "" }], next: "1" };
    };
    const stream = csvStream(columns, pagesOf(fetchPage, new AbortController().signal));
    await expect(new Response(stream).text()).rejects.toThrow("page");
  });
});

describe("values in a CSV", () => {
  it("writes days and moments as ISO, and figures with the language's decimal sign alone", async () => {
    await setLanguage("pt");
    expect([csvMoney(123456), csvMoney(-250), csvNumber(1234.5)]).toEqual(["1234,56", "-2,50", "1234,5"]);
    await setLanguage("en");
    expect([csvMoney(123456), csvMoney(-250), csvNumber(1234.5)]).toEqual(["1234.56", "-2.50", "1234.5"]);
    expect(csvDay("2026-11-23T23:30:00.000Z")).toMatch(/^2026-11-2[34]$/);
    expect(csvMoment("2026-11-23T12:05:00.000Z")).toMatch(/^2026-11-23 1[0-9]:05$/);
    expect([csvDay(null), csvMoment(undefined)]).toEqual(["", ""]);
  });

  it("names the file by the list and its days", () => {
    expect(csvFileName({ name: "Activity", from: "2026-11-01", to: "2026-11-30" })).toBe(
      "Activity 2026-11-01 - 2026-11-30",
    );
    expect(csvFileName({ name: "Payments", from: "2026-11-23", to: "2026-11-23" })).toBe(
      "Payments 2026-11-23",
    );
    expect(csvFileName({ name: "Patients" })).toMatch(/^Patients \d{4}-\d\d-\d\d$/);
  });
});
