import { expect, test } from "vitest";
import { BATCH_CHUNKS, CHUNK_CODES } from "../../contracts/classifications/icd.ts";
import { readRelease } from "./icd-file.ts";

/** A line of the order file, by its columns. */
const order = (at: number, code: string, billable: boolean, title: string) =>
  `${String(at).padStart(5, "0")} ${code.padEnd(7)} ${billable ? 1 : 0} ${title.slice(0, 60).padEnd(60)} ${title}`;

test("reads the order file by its columns and leaves headings out", () => {
  const content = [
    order(1, "A00", false, "Cholera"),
    order(2, "A000", true, "Cholera due to Vibrio cholerae 01, biovar cholerae"),
    order(
      3,
      "M5450",
      true,
      "Low back pain, unspecified, with a title that is longer than sixty characters in all",
    ),
  ].join("\r\n");
  expect(readRelease(content, "en")).toMatchObject({
    codes: 2,
    left_out: 1,
    chunks: [
      [{ code: "A00.0", en: "Cholera due to Vibrio cholerae 01, biovar cholerae", pt: "" }],
      [{ code: "M54.50", en: expect.stringContaining("characters in all"), pt: "" }],
    ],
  });
});

test.each([
  ["commas and quotes", 'code,title\nJ45.0,"Asthma, ""allergic"""', { en: 'Asthma, "allergic"', pt: "" }],
  ["semicolons", "J450;Asthma, allergic", { en: "Asthma, allergic", pt: "" }],
  ["two languages", "J45.0,Allergic asthma,Asma alérgica", { en: "Allergic asthma", pt: "Asma alérgica" }],
  ["tabs", "J45.0\tAsthma\tAsma", { en: "Asthma", pt: "Asma" }],
])("reads a csv with %s", (_, content, titles) => {
  expect(readRelease(content, "en")?.chunks).toEqual([[{ code: "J45.0", ...titles }]]);
});

test("takes a CSV's columns by the names in its first line and leaves headings out", () => {
  const content = [
    "code,billable,chapter,description",
    "J45,0,10,Asthma",
    'J45.20,1,10,"Mild intermittent asthma, uncomplicated"',
  ].join("\n");
  expect(readRelease(content, "en")).toMatchObject({
    codes: 1,
    left_out: 2,
    chunks: [[{ code: "J45.20", en: "Mild intermittent asthma, uncomplicated", pt: "" }]],
  });
  expect(readRelease("Título;Código;English\nAsma;J45.0;Asthma", "pt")?.chunks).toEqual([
    [{ code: "J45.0", en: "Asthma", pt: "Asma" }],
  ]);
});

test("a CSV of Portuguese titles fills the Portuguese ones", () => {
  expect(readRelease("J45.0,Asma alérgica", "pt")?.chunks[0]).toEqual([
    { code: "J45.0", en: "", pt: "Asma alérgica" },
  ]);
});

test("divides rows by category, at most sixty together, whatever the order of the lines", () => {
  const lines = Array.from({ length: 150 }, (_, at) => `S52.${String(at).padStart(3, "0")},Title ${at}`);
  const file = readRelease([...lines, "A00,First"].join("\n"), "en");
  expect(file?.chunks.map((chunk) => chunk.length)).toEqual([1, CHUNK_CODES, CHUNK_CODES, 30]);
  expect(readRelease(["A00,First", ...lines.reverse()].join("\n"), "en")).toEqual(file);
  expect(BATCH_CHUNKS * CHUNK_CODES).toBeLessThanOrEqual(600);
});

test("refuses a file without codes", () => {
  expect(readRelease("name,phone\nDemo,123", "en")).toBeUndefined();
  expect(readRelease("", "en")).toBeUndefined();
});
