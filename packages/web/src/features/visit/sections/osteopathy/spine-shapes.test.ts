import { SEGMENT_KEYS } from "@meridian/core/clinical/osteopathy/osteopathy-terms";
import { expect, it, test } from "vitest";
import { neighbour, SPINE, shapes } from "./spine-shapes.ts";

it("draws every segment once, inside the box", () => {
  expect(shapes.map(({ segment }) => segment.key).sort()).toEqual([...SEGMENT_KEYS].sort());
  for (const { labelAt, segment, path } of shapes) {
    expect(
      labelAt[0] > 0 && labelAt[0] < SPINE.width && labelAt[1] > 0 && labelAt[1] < SPINE.height,
      segment.key,
    ).toBe(true);
    expect(path).not.toContain("NaN");
  }
});

it("reaches every segment with the arrow keys from the head", () => {
  const reached = new Set(["C0"]);
  for (const key of reached)
    for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = neighbour(key, arrow, SEGMENT_KEYS);
      if (next) reached.add(next);
    }
  expect([...reached].sort()).toEqual([...SEGMENT_KEYS].sort());
});

test.each([
  ["C0", "ArrowUp", undefined],
  ["C0", "ArrowDown", "C1"],
  ["C7", "ArrowDown", "T1"],
  ["T4", "ArrowLeft", "R4_l"],
  ["R4_l", "ArrowLeft", undefined],
  ["R4_l", "ArrowRight", "T4"],
  ["R4_l", "ArrowDown", "R5_l"],
  ["S", "ArrowRight", "SI_r"],
  ["L5", "ArrowDown", "S"],
  ["C3", "ArrowLeft", undefined],
])("from %s, %s leads to %s", (key, arrow, next) => {
  expect(neighbour(key, arrow, SEGMENT_KEYS)).toBe(next);
});
