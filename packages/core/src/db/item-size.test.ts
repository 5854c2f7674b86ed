import { expect, test } from "vitest";
import { itemBytes, largestField } from "./item-size.ts";

test.each([
  ["abc", 3],
  ["中文", 6],
  [12345, 5],
  [true, 1],
  [null, 1],
  [[], 3],
  [["a", "b"], 7],
  [{ name: "x" }, 9],
  [undefined, 1],
  [new Uint8Array(10), 10],
])("%j takes %i bytes", (value, bytes) => {
  expect(itemBytes(value)).toBe(bytes);
});

test("the field that takes most", () => {
  expect(largestField({ short: "中", long: "aaaa" })).toBe("long");
  expect(largestField({})).toBeUndefined();
});
