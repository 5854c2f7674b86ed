import { expect, test } from "vitest";
import type { SectionKey } from "../contracts/visits/sections.ts";
import { summaryOf } from "./summary.ts";

const taken = (place: number, more: object = {}) => ({
  id: `taking${place}`,
  test: `tst_0123456789012345678901234${place}`,
  version: 2,
  name: `Demo scale ${place}`,
  answers: { painscale: 4 },
  ...more,
});

test("prescriptions are shown by name, a formula with its changes", () => {
  const line = (substance: string, name: string) => ({ substance, name, grams: 6 });
  const formula = {
    id: "formula1",
    name: "Xiāo Yáo Sǎn",
    base: [line("chaihu", "Chái Hú"), line("bohe", "Bò He")],
    ingredients: [line("chaihu", "Chái Hú"), line("mudanpi", "Mǔ Dān Pí")],
  };
  const sections = new Map<SectionKey, { data: Record<string, unknown> }>([
    ["formulas", { data: { items: [formula] } }],
    ["substances", { data: { items: [{ ...line("sanqi", "Sān Qī"), id: "alone1" }] } }],
  ]);
  expect(summaryOf(sections, undefined).prescribed).toEqual(["Xiāo Yáo Sǎn + Mǔ Dān Pí − Bò He", "Sān Qī"]);
  expect(summaryOf(new Map(), undefined).prescribed).toEqual([]);
});

test("a custom test is shown with its name at the time and its result", () => {
  const items = [taken(1, { score: 7, band: "light" }), taken(2)];
  const sections = new Map<SectionKey, { data: Record<string, unknown> }>([
    ["custom_tests", { data: { items } }],
  ]);
  expect(summaryOf(sections, undefined).tests).toEqual([
    { test: items[0]?.test, name: "Demo scale 1", score: 7, band: "light" },
    { test: items[1]?.test, name: "Demo scale 2", score: null, band: null },
  ]);
  expect(summaryOf(new Map(), undefined).tests).toEqual([]);
});

test("of hundreds of codes the history shows the first ones, diagnoses before complaints", () => {
  const codes = (from: number) =>
    Array.from({ length: 40 }, (_, at) => ({ code: `A${from + at}`, title: "x".repeat(300) }));
  const sections = new Map<SectionKey, { data: Record<string, unknown> }>([
    ["complaint", { data: { items: [{ icd: codes(100) }, { icd: codes(200) }] } }],
    ["diagnosis", { data: { icd: [{ code: "B00", title: "First", primary: true }] } }],
  ]);
  const { icd } = summaryOf(sections, undefined);
  expect(icd).toHaveLength(40);
  expect(icd[0]).toEqual({ code: "B00", title: "First" });
  expect(icd[1]?.title).toHaveLength(240);
});

test("an excerpt ends with a whole word: no dose is cut into another", () => {
  const text = `${"ab ".repeat(78)}a 12.5 mg daily, before breakfast`;
  const { treatment } = summaryOf(new Map([["treatment_notes", { data: { text } }]]), undefined);
  expect(treatment).toBe(`${"ab ".repeat(78)}a…`);
});

test("an excerpt ends with a whole character", () => {
  const sections = new Map<SectionKey, { data: Record<string, unknown> }>([
    ["treatment_notes", { data: { text: `${"a".repeat(238)}😀😀` } }],
  ]);
  expect(summaryOf(sections, undefined).treatment).toBe(`${"a".repeat(238)}…`);
});
