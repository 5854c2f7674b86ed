import type { Formula } from "@meridian/core/contracts/materia/materia";
import type { PrescribedFormula } from "@meridian/core/contracts/visits/sections/formulas";
import { expect, test } from "vitest";
import {
  emptyFormula,
  MOST_FORMULAS,
  mergedWith,
  modifiedFormulaName,
  prescribedFormula,
  repeatedFormulas,
  repeatedSubstances,
  substancesInBoth,
} from "./prescribed.ts";

const none = () => false;

const line = (substance: string, grams: number) => ({ substance, name: substance, zh: "", latin: "", grams });
const formula = (id: string, ...parts: [string, number][]) =>
  ({
    id,
    name: id,
    zh: "",
    ingredients: parts.map(([substance, grams]) => line(substance, grams)),
    form: "powder",
    doses_per_day: 3,
    days: 5,
    instructions: "Warm",
  }) as unknown as Formula;
const xiaoyao = formula("xiaoyaosan", ["chaihu", 9], ["gancao", 4.5]);
const erchen = formula("erchentang", ["banxia", 15], ["gancao", 6]);
const weights = ({ ingredients }: PrescribedFormula) =>
  ingredients.map(({ substance, grams }) => `${substance} ${grams}`);

test("prescribes a catalogue formula with its posology and keeps its original ingredients", () => {
  const held = prescribedFormula(xiaoyao, none);
  expect(held).toMatchObject({ sources: ["xiaoyaosan"], form: "powder", doses_per_day: 3, days: 5 });
  expect(weights(held)).toEqual(["chaihu 9", "gancao 4.5"]);
  const changed = { ...held, ingredients: [line("chaihu", 9), line("danpi", 6)] };
  expect(modifiedFormulaName(changed)).toBe("xiaoyaosan + danpi − gancao");
});

test.each([
  ["larger", ["chaihu 9", "gancao 6", "banxia 15"]],
  ["sum", ["chaihu 9", "gancao 10.5", "banxia 15"]],
] as const)(
  "another one is merged into it, what is in both %s, and nothing counts as changed",
  (how, held) => {
    const both = mergedWith(prescribedFormula(xiaoyao, none), erchen, how, none);
    expect(weights(both)).toEqual(held);
    expect(both.sources).toEqual(["xiaoyaosan", "erchentang"]);
    expect(modifiedFormulaName(both)).toBe("xiaoyaosan & erchentang");
    expect(substancesInBoth(prescribedFormula(xiaoyao, none), erchen)).toEqual(["gancao"]);
  },
);

test("adds the formulas prescribed before, each once", () => {
  const before = [prescribedFormula(xiaoyao, none), prescribedFormula(erchen, none)];
  const now = [prescribedFormula(xiaoyao, none)];
  const repeated = repeatedFormulas(now, before);
  expect(repeated.map(({ name }) => name)).toEqual(["xiaoyaosan", "erchentang"]);
  expect(new Set([...before, ...repeated].map(({ id }) => id)).size).toBe(4);
  expect(repeatedFormulas(repeated, before)).toEqual(repeated);
  expect(
    repeatedFormulas(
      Array.from({ length: 11 }, (_, at) => emptyFormula(`own ${at}`)),
      before,
    ),
  ).toHaveLength(MOST_FORMULAS);
});

test("adds the substances prescribed before, each once", () => {
  const alone = (substance: string) => ({
    ...line(substance, 3),
    ...emptyFormula("x"),
    id: substance,
    name: substance,
  });
  const repeated = repeatedSubstances([alone("sanqi")], [alone("sanqi"), alone("danpi")]);
  expect(repeated.map(({ substance }) => substance)).toEqual(["sanqi", "danpi"]);
});
