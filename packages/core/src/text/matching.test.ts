import { expect, test } from "vitest";
import { matching } from "./matching.ts";

const terms = ["Heat", "Breathing exercises", "Exercício", "Exercise", "Stretching, then exercise"];

test.each([
  ["", terms],
  ["exercise", ["Exercise", "Breathing exercises", "Stretching, then exercise"]],
  ["exercicio", ["Exercício"]],
  ["EXERCÍCIO", ["Exercício"]],
  ["breath", ["Breathing exercises"]],
  ["exe brea", ["Breathing exercises"]],
  ["cold", []],
  ["brething exercises", ["Breathing exercises"]],
  ["brething", ["Breathing exercises"]],
  ["hte", []],
])("%j finds %j", (typed, found) => {
  expect(matching(terms, typed, (term) => [term])).toEqual(found);
});

test("an item matches by its best name", () => {
  const items = [
    { id: 1, names: ["Calor", "Heat"] },
    { id: 2, names: ["Heat pack"] },
  ];
  expect(matching(items, "heat", ({ names }) => names).map(({ id }) => id)).toEqual([1, 2]);
});
