import { describe, expect, test } from "vitest";
import { NOTHING_PUBLISHED } from "../clinical/catalogues/catalogues.ts";
import type { OverlayEntry } from "../clinical/catalogues/overlay.ts";
import { formulaFields, publishedFormulas } from "../clinical/materia/formula-catalogue.ts";
import { publishedSubstances, substanceFields } from "../clinical/materia/substance-catalogue.ts";
import { checkSafety } from "../clinical/safety/check.ts";
import { formulasOf, safetyRecord } from "../testing/safety-record.ts";
import { classicFormulas } from "./classic-formulas.ts";
import { materiaWordsPt } from "./materia-words.ts";
import { safetyFacts } from "./safety-facts.ts";
import { substances } from "./substances.ts";

const tables = { substances, formulas: classicFormulas, words: materiaWordsPt };
const pt = (word: string) => materiaWordsPt[word] ?? word;
const entry = <Fields>(key: string, fields: Fields | null, retired = false): OverlayEntry<Fields> => ({
  key,
  fields,
  retired,
  review: "unreviewed",
  reviewed_on: null,
  reference: "",
});
const fieldsOfSubstance = (id: string) => {
  const row = substances.find((one) => one.id === id);
  if (!row) throw new Error(`no ${id}`);
  return substanceFields(row, pt);
};
const fieldsOfFormula = (id: string) => {
  const row = classicFormulas.find((one) => one.id === id);
  if (!row) throw new Error(`no ${id}`);
  return formulaFields(row, pt);
};

describe("the tables written over with what they say already", () => {
  test("have the same substances", () => {
    const overlay = substances.map((row) => entry(row.id, substanceFields(row, pt)));
    const same = substances.map((row) => ({ ...row, synonymy: "" }));
    expect(publishedSubstances(tables, overlay).substances).toEqual(same);
  });

  test("have the same formulas", () => {
    const overlay = classicFormulas.map((row) => entry(row.id, formulaFields(row, pt)));
    const { formulas, words } = publishedFormulas(tables, overlay);
    const texts = { names: "", actions: "", contraindications: "", notes: "" };
    expect(formulas).toEqual(classicFormulas.map((row) => ({ ...row, ...texts })));
    expect(words).toMatchObject(materiaWordsPt);
  });
});

test("what was added comes after the tables, and what was retired stays and is marked", () => {
  const names = { en: "Demo herb", pt: "Erva demo" };
  const overlay = [
    entry("huangqi", null, true),
    entry("demoherb", { ...fieldsOfSubstance("gancao"), pinyin: "Demo Herb", names }),
  ];
  const all = publishedSubstances(tables, overlay).substances;
  expect(all.find(({ id }) => id === "huangqi")).toMatchObject({ pinyin: "Huáng Qí", retired: true });
  expect(all.at(-1)).toMatchObject({ id: "demoherb", pinyin: "Demo Herb", synonymy: "Demo herb, Erva demo" });
  expect(all).toHaveLength(substances.length + 1);
});

test("a formula's composition, patterns and texts are as they were published, in both languages", () => {
  const fields = {
    ...fieldsOfFormula("mahuangtang"),
    composition: [{ item: "mahuang", amount: 4.5 }],
    patterns: { en: "demo pattern; cough", pt: "padrão demo; tosse" },
    actions: { en: "demo action", pt: "ação demo" },
  };
  const { formulas, words } = publishedFormulas(tables, [entry("mahuangtang", fields)]);
  expect(formulas.find(({ id }) => id === "mahuangtang")).toMatchObject({
    ingredients: [{ substance: "mahuang", grams: 4.5 }],
    patterns: ["demo pattern", "cough"],
    actions: "demo action",
  });
  expect(words).toMatchObject({ "demo pattern": "padrão demo", "demo action": "ação demo" });
});

test("what was written before substances had names keeps those of the tables", () => {
  const {
    pinyin: _,
    zh: __,
    zh_hant: ___,
    names: ____,
    tastes: _____,
    ...earlier
  } = fieldsOfSubstance("huangqi");
  const written = { ...earlier, dose_max_g: 17 } as ReturnType<typeof fieldsOfSubstance>;
  const all = publishedSubstances(tables, [entry("huangqi", written)]).substances;
  const row = substances.find(({ id }) => id === "huangqi");
  expect(all.find(({ id }) => id === "huangqi")).toEqual({ ...row, dose_max_g: 17, synonymy: "" });
});

describe("an added substance is checked", () => {
  const added = {
    ...fieldsOfSubstance("baishao"),
    pinyin: "Bái Sháo Yào",
    dose_max_g: 5,
    toxicity: "toxic" as const,
  };
  const overlay = [entry("baishaoyao", added)];
  const prescribed = formulasOf({ baishaoyao: 12, lilu: 1 });
  const [formula] = prescribed.items;
  const ingredients = formula?.ingredients.map((one) =>
    one.substance === "baishaoyao" ? { ...one, name: "Bái Sháo Yào", zh: added.zh } : one,
  );
  const record = safetyRecord({
    sections: { formulas: { items: [{ ...formula, ingredients }] } as typeof prescribed },
  });
  const rules = (published = NOTHING_PUBLISHED) =>
    checkSafety(record, safetyFacts(new Map(), published)).hits.map(({ rule }) => rule);

  test("for its dose by what is published, and for incompatible pairs by its Chinese name", () => {
    expect(rules({ ...NOTHING_PUBLISHED, substances: overlay })).toEqual(
      expect.arrayContaining(["dose.above:12:baishaoyao", "pair:baishaoyao:lilu"]),
    );
    expect(rules()).not.toContain("dose.above:12:baishaoyao");
  });
});
