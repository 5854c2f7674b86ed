import fc from "fast-check";
import { expect, test } from "vitest";
import { placeAt, sidesOn, spotOf, type View, withPlace } from "./place-geometry.ts";

const views = ["front", "back", "side", "ear"] as const;
const units = fc.record({ x: fc.integer({ min: 0, max: 220 }), y: fc.integer({ min: 0, max: 420 }) });

test("a place that is drawn and taken from the drawing again is the same, on every view and side", () => {
  fc.assert(
    fc.property(
      fc.constantFrom<View>(...views),
      fc.constantFrom("left", "right"),
      units,
      (view, side, place) => {
        const at = { ...place, x: Math.max(place.x, view === "ear" ? 40 : 0) };
        expect(placeAt(spotOf(at, view, side as "left"), view, side as "left")).toEqual(at);
      },
    ),
  );
});

test.each([
  ["front", "bilateral", ["left", "right"]],
  ["back", "center", ["center"]],
  ["front", "left", ["left"]],
  ["side", "bilateral", ["right"]],
  ["ear", "bilateral", ["right"]],
] as const)("the %s shows a point of the kind %s on %j", (view, sides, shown) => {
  expect(sidesOn(view, sides, "right")).toEqual(shown);
});

test("a point beside the midline is never dragged over it, nor out of the drawing", () => {
  expect(placeAt({ x: -30, y: 2000 }, "front", "left")).toEqual({ x: 0, y: 1005 });
  expect(placeAt({ x: 300, y: -5 }, "back", "right")).toEqual({ x: 225, y: 0 });
  expect(placeAt({ x: -30, y: 50 }, "side", "left")).toEqual({ x: -30, y: 50 });
});

test("places keep the order of the views", () => {
  const front = { view: "front", x: 1, y: 2 };
  const side = { view: "side", x: 3, y: 4 };
  expect(withPlace([side], views, "front", front)).toEqual([front, side]);
  expect(withPlace([front, side], views, "side", undefined)).toEqual([front]);
});
