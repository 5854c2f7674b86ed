import { question } from "@meridian/core/contracts/assessments/custom-test-content";
import { expect, test } from "vitest";
import { copyOf, faultsIn, KINDS, moved, newQuestion, nextBand, putBack } from "./draft.ts";

test.each(KINDS)("a new %s is accepted by the contract", (kind) => {
  const made = newQuestion(kind);
  expect(question.parse(made)).toEqual(made);
});

test("a copy has new ids", () => {
  const made = newQuestion("options");
  const copy = copyOf(made);
  const ids = (one: typeof made) => [
    one.id,
    ...(one.kind === "options" ? one.options.map(({ id }) => id) : []),
  ];
  expect(ids(copy)).toHaveLength(3);
  expect(ids(copy).filter((id) => ids(made).includes(id))).toEqual([]);
});

test.each([
  [0, 2, "bca"],
  [2, 0, "cab"],
  [1, 1, "abc"],
  [0, -1, "abc"],
  [2, 9, "abc"],
  [1, 9, "acb"],
])("from %d to %d", (from, to, order) => {
  expect(moved(["a", "b", "c"], from, to).join("")).toBe(order);
});

test("a removed item returns to its position, or to the end of a shorter list", () => {
  expect(putBack(["a", "c"], "b", 1)).toEqual(["a", "b", "c"]);
  expect(putBack([], "b", 5)).toEqual(["b"]);
});

test("the next band starts after the last one", () => {
  const first = { ...nextBand([], 0), to: 4 };
  expect(first.from).toBe(0);
  expect(nextBand([first], 0).from).toBe(5);
  expect(nextBand([{ ...first, to: null }], 0).from).toBeNull();
});

test("errors of one item are listed by its fields", () => {
  const faults = {
    "questions.1.options.0.label": "required",
    "questions.10.label": "required",
    name: "required",
  };
  expect(faultsIn(faults, "questions", 1)).toEqual({ "options.0.label": "required" });
});
