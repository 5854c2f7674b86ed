import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { lowestBaseline, pdfPages, pdfText } from "../testing/pdf-text.ts";
import { sliceOf } from "./fonts.ts";
import type { Block, DocumentHead } from "./index.ts";
import * as Documents from "./index.ts";
import { linesOf, type Metrics, runsOf } from "./text-layout.ts";

const head: DocumentHead = {
  language: "en",
  title: "Demo",
  created: new Date(0),
  letterhead: { height: 0, name: "Demo House", lines: [] },
  foot: "Demo foot",
};
const render = (...blocks: Block[]) => Documents.renderDocument(head, blocks);

test("prints every Chinese character for which the interface has a font", async () => {
  const css = await readFile("packages/ui/src/fonts/noto-serif-sc.css", "utf8");
  const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = "", to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
  const characters = ranges
    .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, step) => from + step))
    .filter((code) => code >= 0x3400)
    .map((code) => String.fromCodePoint(code));
  expect(characters.length).toBeGreaterThan(400);
  const text = pdfText(await render({ kind: "paragraph", text: characters.join("") }));
  expect(characters.filter((character) => !text.includes(character))).toEqual([]);
});

test("repeats a table's titles on the next sheet and loses no row", async () => {
  const rows = Array.from({ length: 80 }, (_, index) => ({ cells: [`Row ${index}`, "1"] }));
  const columns = [
    { title: "What", share: 2 },
    { title: "How many", share: 1, align: "right" as const },
  ];
  const pages = pdfPages(await render({ kind: "table", columns, rows }));
  expect(pages.length).toBeGreaterThan(1);
  pages.forEach((page, index) => {
    expect(page).toContain("How many");
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(page).toContain("Demo foot");
  });
  expect(pages.join("\n").match(/Row \d+/g)).toEqual(rows.map(({ cells }) => cells[0]));
});

test("continues a text longer than a sheet, and prints a drawing's caption", async () => {
  const pages = pdfPages(
    await render(
      { kind: "heading", text: "Visit" },
      { kind: "paragraph", text: "word ".repeat(2500) },
      {
        kind: "drawing",
        width: 100,
        height: 100,
        size: 60,
        caption: "Tongue",
        paths: [{ d: "M0 0 L100 100" }, { d: "M0 0 L50 0 L50 50 Z", fill: "#ffcccc", stroke: "#330000" }],
      },
    ),
  );
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.join(" ").match(/word/g)).toHaveLength(2500);
  expect(pages.at(-1)).toContain("Tongue");
});

test("continues a row higher than a sheet on the next one without losing a word", async () => {
  const words = Array.from({ length: 900 }, (_, index) => `word${index}`);
  const columns = [
    { title: "What", share: 1 },
    { title: "Told", share: 2 },
  ];
  for (const block of [
    { kind: "facts", rows: [["Note", words.join(" ")]] },
    { kind: "table", columns, rows: [{ cells: ["Note", words.join(" ")] }] },
  ] as const satisfies Block[]) {
    const pdf = await render({ kind: "paragraph", text: "Before" }, block);
    expect(lowestBaseline(pdf)).toBeGreaterThan(30);
    const pages = pdfPages(pdf);
    // It begins below the previous text, and no sheet has only one line of it.
    const each = pages.map((page) => page.match(/word\d+/g)?.length ?? 0);
    expect(Math.min(...each)).toBeGreaterThan(5);
    expect(pages.join("\n").match(/word\d+/g)).toEqual(words);
  }
});

test("keeps a total on the same sheet as the row before it", async () => {
  const columns = [{ title: "What", share: 1 }];
  for (let count = 32; count < 37; count += 1) {
    const rows = Array.from({ length: count }, (_, index) => ({ cells: [`Row ${index}.`] }));
    const pages = pdfPages(
      await render({ kind: "table", columns, rows: [...rows, { cells: ["Total"], strong: true }] }),
    );
    expect(pages.find((page) => page.includes("Total"))).toContain(`Row ${count - 1}.`);
  }
});

test("shortens a long name in the footer in favour of the date", async () => {
  const foot = `${"Demo Conceição ".repeat(12)}· 21 November 2026`;
  const [page] = pdfPages(await Documents.renderDocument({ ...head, foot }, []));
  expect(page?.replaceAll("\n", " ")).toContain("21 November 2026");
});

test.each([
  ["a line", 27, { kind: "paragraph", text: "Led to" }],
  ["facts", 27, { kind: "facts", rows: [["Label", "Led to"]] }],
  [
    "drawings side by side",
    17,
    {
      kind: "drawings",
      drawings: ["Led to", "Beside it"].map((caption) => ({
        kind: "drawing" as const,
        width: 100,
        height: 100,
        size: 60,
        caption,
        clip: "M0 0H50V50H0Z",
        paths: [{ d: "M0 0L100 100", inside: true, dash: 3 }],
        labels: [{ text: "12", x: 10, y: 20, size: 8, anchor: "end" as const }],
      })),
    },
  ],
] as const satisfies [string, number, Block][])(
  "a heading, and the one below it, are on the sheet of %s they lead to, wherever the sheet ends",
  async (_, from, led) => {
    const ends = new Set<number>();
    for (let lines = from; lines < from + 5; lines += 1) {
      const pages = pdfPages(
        await render(
          ...Array.from({ length: lines }, (): Block => ({ kind: "paragraph", text: "Before" })),
          { kind: "rule" },
          { kind: "heading", text: "Step", level: 2 },
          { kind: "heading", text: "Section", level: 3 },
          led,
        ),
      );
      const at = (text: string) => pages.findIndex((page) => page.includes(text));
      expect([at("Step"), at("Section")]).toEqual([at("Led to"), at("Led to")]);
      ends.add(at("Led to"));
    }
    expect([...ends]).toEqual([0, 1]);
  },
);

/** What a character set of old can write of Chinese. */
function charactersOf(set: "gb18030" | "big5", [first, last]: readonly [number, number]): string[] {
  const decoder = new TextDecoder(set);
  const leads = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  const trails = Array.from({ length: 0xfe - 0x40 + 1 }, (_, step) => 0x40 + step);
  return leads
    .flatMap((lead) => trails.map((trail) => decoder.decode(new Uint8Array([lead, trail])).normalize("NFC")))
    .filter((character) => /^\p{Script=Han}$/u.test(character));
}
const chinese = [
  ...new Set([...charactersOf("gb18030", [0xb0, 0xf7]), ...charactersOf("big5", [0xa4, 0xf9])]),
];

test("every character of the simplified and traditional Chinese character sets has a slice", () => {
  expect(chinese.length).toBeGreaterThan(17_000);
  expect(chinese.filter((character) => sliceOf(character.codePointAt(0) ?? 0) === undefined)).toEqual([]);
});

test.each([
  ["rare Chinese", chinese.filter((_, index) => index % 397 === 0).join("")],
  ["Chinese with its stops and full-width forms", "患者：「龐鬱龘」，藥膏（饕）。①㎎ａ"],
  ["Portuguese", "Conceição Magalhães, órgãos e à-vontade: “não”, 3.º, € 50 – ½ dose ≥ 2 × ±"],
  ["Polish", "Zażółć gęślą jaźń ŁÓDŹ"],
  ["Greek", "Αλέξης Ξενοφών, ΐ ύ ώ"],
  ["Cyrillic", "Дмитрий Щёголев, Їжак Є"],
  ["Vietnamese and pinyin", "Nguyễn Đặng Thuỳ; Zúsānlǐ, lǜ"],
])("%s is printed and can be copied out again", async (_, text) => {
  const printed = pdfText(await render({ kind: "paragraph", text }));
  const missing = [...text].filter((character) => character !== " " && !printed.includes(character));
  // A glyph without a character in the font would read as U+0000.
  expect([missing, /[\0□]/.test(printed)]).toEqual([[], false]);
});

test("replaces characters that no font has by plain ones with the same meaning, or by a box", async () => {
  const text = "Demo שלום مرحبا 한글 \u{1f600} \u{1d401}old ∼ end";
  const printed = pdfText(await render({ kind: "paragraph", text })).replaceAll(/\s/g, "");
  expect(printed).toContain(`Demo${"□".repeat(4 + 5 + 2 + 1)}Bold`);
  expect(printed).toContain("end");
});

/** Every letter is 1 wide. */
const metrics: Metrics = {
  faceOf: (code, wanted) => (code >= 0x3000 ? "chinese" : wanted),
  width: ({ text }) => [...text].length,
};
const broken = (text: string, width: number) =>
  linesOf(text, "regular", width, metrics).map((line) => line.map((run) => run.text).join(""));

test.each([
  ["one two three", 7, ["one two", "three"]],
  ["one two three", 5, ["one", "two", "three"]],
  ["  spaces \n and\ttabs ", 30, ["spaces and tabs"]],
  ["abcdefghij", 4, ["abcd", "efgh", "ij"]],
  ["ab 足三里合谷", 5, ["ab 足三", "里合谷"]],
  ["足三里，合谷。", 3, ["足三", "里，合", "谷。"]],
  ["", 5, []],
])("breaks %j at %i", (text, width, lines) => {
  expect(broken(text, width)).toEqual(lines);
});

test("keeps a bold title with the text after it", async () => {
  for (let lines = 26; lines < 32; lines += 1) {
    const pages = pdfPages(
      await render(
        ...Array.from({ length: lines }, (): Block => ({ kind: "paragraph", text: "Before" })),
        { kind: "paragraph", text: "Titled", strong: true },
        { kind: "table", columns: [{ title: "What", share: 1 }], rows: [{ cells: ["Row"] }] },
      ),
    );
    expect(pages.find((page) => page.includes("Titled"))).toContain("Row");
  }
});

test("marks characters that no font has, and drops invisible ones for other scripts", () => {
  const faceOf: Metrics["faceOf"] = (code, wanted) => (code < 0x250 ? wanted : undefined);
  expect(runsOf("a\u200d\u{1f600}\ufb01b\u0007", "regular", faceOf)).toEqual([
    { face: "regular", text: "a□fib " },
  ]);
});
