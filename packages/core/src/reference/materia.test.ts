import { describe, expect, it } from "vitest";
import { substanceId } from "../contracts/materia/materia.ts";
import { classicFormulas, formulaCategories } from "./classic-formulas.ts";
import { materiaWordsPt } from "./materia-words.ts";
import { referenceSubstance, substanceCategories, substances } from "./substances.ts";

const known = substances.filter(({ category }) => category !== "");
const told = (words: readonly string[]) => words.filter((word) => word && !materiaWordsPt[word]);

describe("substances", () => {
  it("are 397 with their facts and 18 that only formulas name, each with an id of its own", () => {
    expect([known.length, substances.length]).toEqual([397, 415]);
    expect(new Set(substances.map(({ id }) => id)).size).toBe(415);
    expect(substances.filter(({ id }) => !substanceId.safeParse(id).success)).toEqual([]);
    expect(new Set(substances.map(({ zh }) => zh)).size).toBe(415);
  });
  it.each(known.map((one) => [one.id, one] as const))(
    "%s has a dose, a category and its names",
    (_id, one) => {
      expect(Number(one.dose_min_g)).toBeGreaterThan(0);
      expect(Number(one.dose_max_g)).toBeGreaterThanOrEqual(Number(one.dose_min_g));
      expect(substanceCategories.some(({ code }) => code === one.category)).toBe(true);
      expect([one.zh, one.zh_hant, one.pinyin, one.latin, one.temperature].every(Boolean)).toBe(true);
      expect(one.channels.length).toBeGreaterThan(0);
      expect(one.toxicity).not.toBeNull();
    },
  );
  it("have no dose, toxicity or pregnancy facts if nothing is known", () => {
    for (const one of substances.filter(({ category }) => category === ""))
      expect(one).toMatchObject({ dose_min_g: null, dose_max_g: null, toxicity: null, dose_checked: false });
  });
  it("have 351 doses with a second source, 48 that are toxic, 23 forbidden in pregnancy", () => {
    expect(substances.filter(({ dose_checked }) => dose_checked)).toHaveLength(351);
    expect(known.filter(({ toxicity }) => toxicity !== "none")).toHaveLength(48);
    expect(known.filter(({ pregnancy }) => pregnancy === "forbidden")).toHaveLength(23);
  });
  it("have every word in Portuguese", () => {
    const words = substances.flatMap((one) => [one.part, one.temperature, one.notes, ...one.tastes]);
    expect(told(words)).toEqual([]);
  });
});

describe("classic formulas", () => {
  it("are 201 in 18 categories, 126 with a second source for every weight", () => {
    expect(new Set(classicFormulas.map(({ id }) => id)).size).toBe(201);
    expect(formulaCategories).toHaveLength(18);
    expect(classicFormulas.filter(({ dose_checked }) => dose_checked)).toHaveLength(126);
  });
  it.each(classicFormulas.map((one) => [one.id, one] as const))(
    "%s is made of known substances",
    (_id, one) => {
      expect(formulaCategories.some(({ code }) => code === one.category)).toBe(true);
      expect([one.zh, one.zh_hant, one.pinyin, one.source].every(Boolean)).toBe(true);
      expect(one.ingredients.filter(({ substance }) => !referenceSubstance(substance))).toEqual([]);
      expect(new Set(one.ingredients.map(({ substance }) => substance)).size).toBe(one.ingredients.length);
      expect(one.ingredients.every(({ grams }) => grams > 0)).toBe(true);
    },
  );
  it.each([
    ["xijiaodihuangtang", { shuiniujiao: 30, dihuang: 24, chishao: 12, mudanpi: 12 }],
    ["wendantang", { shengjiang: 6, dazao: 3 }],
    ["erchentang", { shengjiang: 9, wumei: 3 }],
  ])("%s holds %j", (id, held) => {
    const grams = classicFormulas
      .find((one) => one.id === id)
      ?.ingredients.map(({ substance, grams: weight }) => [substance, weight]);
    expect(Object.fromEntries(grams ?? [])).toMatchObject(held);
  });
  it("have names as the books write them", () => {
    const written = Object.fromEntries(
      classicFormulas.map(({ id, pinyin, zh_hant }) => [id, [pinyin, zh_hant]]),
    );
    expect(written.zhenrenyangzangtang?.[1]).toBe("真人養臟湯");
    expect(written.lingganwuweijiangxintang?.[1]).toBe("苓甘五味薑辛湯");
    // The id stays: prescriptions of before name it.
    expect(written.buyanghaiwutang?.[0]).toBe("Bǔ Yáng Huán Wǔ Tāng");
    expect(referenceSubstance("paojiang")?.zh_hant).toBe("炮薑");
    expect(referenceSubstance("niuhuang")?.tastes).toEqual(["sweet"]);
  });
  it("have every pattern in Portuguese", () => {
    expect(told(classicFormulas.flatMap(({ patterns }) => patterns))).toEqual([]);
  });
});
