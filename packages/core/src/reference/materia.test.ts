import { describe, expect, it } from "vitest";
import { substanceId } from "../contracts/materia.ts";
import { classicFormulas, formulaCategories } from "./classic-formulas.ts";
import { materiaWordsPt } from "./materia-words.ts";
import { referenceSubstance, substanceCategories, substances } from "./substances.ts";

const known = substances.filter(({ category }) => category !== "");
const told = (words: readonly string[]) => words.filter((word) => word && !materiaWordsPt[word]);

describe("substances", () => {
  it("are 397 with their facts and 15 that only formulas name, each with an id of its own", () => {
    expect([known.length, substances.length]).toEqual([397, 412]);
    expect(new Set(substances.map(({ id }) => id)).size).toBe(412);
    expect(substances.filter(({ id }) => !substanceId.safeParse(id).success)).toEqual([]);
    expect(new Set(substances.map(({ zh }) => zh)).size).toBe(412);
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
  it("say nothing of dose, toxicity or pregnancy where nothing is known", () => {
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
  it("are 160 in 18 categories, 129 with a second source for every weight", () => {
    expect(new Set(classicFormulas.map(({ id }) => id)).size).toBe(160);
    expect(formulaCategories).toHaveLength(18);
    expect(classicFormulas.filter(({ dose_checked }) => dose_checked)).toHaveLength(129);
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
  it("have every pattern in Portuguese", () => {
    expect(told(classicFormulas.flatMap(({ patterns }) => patterns))).toEqual([]);
  });
});
