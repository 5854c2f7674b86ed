import { expect, test } from "vitest";
import { itemBytes, requireRoom } from "./item-size.ts";

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

test("names the largest field when the data is too large", () => {
  const data = { short: "中", long: "aaaa" };
  expect(() => requireRoom(data, itemBytes(data))).not.toThrow();
  expect(() => requireRoom(data, 10, "data.")).toThrow(
    expect.objectContaining({
      kind: "too_large",
      facts: { fields: { "data.long": "section.too_large" }, details: { bytes: 21, limit: 10 } },
    }),
  );
});
