import { expect, test } from "vitest";
import { symptomName } from "./symptom-values.ts";

test.each([
  ["  Headache ", "Headache"],
  ["", ""],
  ["Neck   pain\nsince the move", "Neck pain"],
  [
    "Dull pain in the lower back that comes every morning before breakfast, and sometimes at night",
    "Dull pain in the lower back that comes every morning before breakfast, and",
  ],
  [`${"word ".repeat(15)}words, more`, "word ".repeat(15).trim()],
  ["x".repeat(100), "x".repeat(80)],
  [`${"x".repeat(79)}😀`, "x".repeat(79)],
])("names a symptom after the complaint %j", (what, name) => {
  expect(symptomName(what)).toBe(name);
  expect(name.length).toBeLessThanOrEqual(80);
});
