import fc from "fast-check";
import { expect, it, test } from "vitest";
import { moveItem, offeredKeys, offeredParts } from "./offered-order.ts";

const all = [
  { key: "a", region: "x" },
  { key: "b", region: "x" },
  { key: "c", region: "y" },
  { key: "d", region: "y" },
];

it("lists offered items first in their order, then the rest of the region", () => {
  expect(offeredParts(all, ["d", "b"])).toEqual([
    {
      region: "y",
      items: [
        { key: "d", offered: true },
        { key: "c", offered: false },
      ],
    },
    {
      region: "x",
      items: [
        { key: "b", offered: true },
        { key: "a", offered: false },
      ],
    },
  ]);
});

it("neither loses nor adds items", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(all), (chosen) => {
      const keys = chosen.map(({ key }) => key);
      const parts = offeredParts(all, keys);
      expect(offeredKeys(parts).sort()).toEqual([...keys].sort());
      expect(offeredKeys(offeredParts(all, offeredKeys(parts)))).toEqual(offeredKeys(parts));
      expect(parts.flatMap(({ items }) => items)).toHaveLength(all.length);
    }),
  );
});

test.each([
  [0, 1, ["b", "a", "c"]],
  [2, -1, ["a", "c", "b"]],
  [0, -1, ["a", "b", "c"]],
  [2, 1, ["a", "b", "c"]],
] as const)("place %d moved by %d", (index, way, expected) => {
  expect(moveItem(["a", "b", "c"], index, way)).toEqual(expected);
});
