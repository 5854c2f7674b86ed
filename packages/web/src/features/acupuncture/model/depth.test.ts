import { expect, test } from "vitest";
import { cunOf, tooDeep } from "./depth.ts";
import type { PointEntry } from "./point-entries.ts";

test.each([
  ["", null],
  ["shallow", null],
  ["0.8", 0.8],
  ["0,8 cun", 0.8],
  ["0.5–0.8 cun", 0.8],
  ["1", 1],
  [".3", 0.3],
  ["15 mm", 0.75],
  ["2 cm", 1],
])("%j is %s cun at the deepest", (text, cun) => {
  expect(cunOf(text)).toBe(cun);
});

const at = (depth: string, change: Partial<PointEntry> = {}) => ({ depth, ...change }) as PointEntry;
const LUNG = { min: 0.3, max: 0.5 };

test("a depth over the maximum is questioned for each side, until it is confirmed", () => {
  expect(tooDeep([at("0.5 cun"), at("")], LUNG)).toEqual([]);
  expect(tooDeep([at("0.6 cun"), at("0.4")], LUNG)).toEqual([at("0.6 cun")]);
  expect(tooDeep([at("0.6", { depth_kept: "0.6" })], LUNG)).toEqual([]);
  // Deeper still is another question.
  expect(tooDeep([at("0.8", { depth_kept: "0.6" })], LUNG)).toHaveLength(1);
  expect(tooDeep([at("3 cun")], null)).toEqual([]);
});

test("any depth is too deep where a point is not needled", () => {
  expect(tooDeep([at("0.1")], { min: 0, max: 0 })).toHaveLength(1);
});
