import { expect, test } from "vitest";
import { initialLetters, initials } from "./initials.ts";

test.each([
  ["Demo Patient Twelve", "D. T."],
  ["Maria da Conceição Pereira dos Santos", "M. S."],
  ["  élia   d'Ávila ", "É. D."],
  ["João (Zé) Ávila", "J. Á."],
  ["Ana", "A."],
  ["– 12", "1."],
  ["   ", ""],
])("the initials of %j are %j", (name, expected) => expect(initials(name)).toBe(expected));

test("letters outside the basic plane are not divided", () =>
  expect(initialLetters("𠮷田 太郎")).toEqual(["𠮷", "太"]));
