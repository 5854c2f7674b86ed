import { describe, expect, it, test } from "vitest";
import { tongue } from "../../contracts/visits/sections/tongue.ts";
import { drawnFindings } from "./drawn-words.ts";
import { encodeStroke, type TongueView, tongueMarks } from "./tongue-drawing.ts";
import { inkOf, tongueGround, tonguePicture } from "./tongue-picture.ts";
import type { TongueFound } from "./tongue-reading.ts";

const kept = (mark: (typeof tongueMarks)[number]) =>
  encodeStroke({
    mark,
    width: 1,
    pressed: false,
    points: [
      [400, 500, 0],
      [600, 520, 0],
      [600, 700, 0],
    ],
  });
const found = (view: TongueView): TongueFound =>
  tongue.schema.parse({
    // From the top down: the order in which they are drawn makes no difference.
    [view]: tongueMarks
      .filter((mark) => mark.view === view)
      .map(kept)
      .reverse(),
    whole: view === "top" ? ["body_color.crimson"] : [],
  });

describe.each(["top", "under"] as const)("a picture of the %s", (view) => {
  const picture = tonguePicture(found(view), view);

  it("has every mark once, in drawing order, each with its own ink", () => {
    const marks = tongueMarks.filter((mark) => mark.view === view);
    expect(picture.layers.map(({ mark }) => mark.key)).toEqual(marks.map(({ key }) => key));
    const inks = picture.layers.map(({ ink }) => JSON.stringify(ink));
    expect(new Set(inks).size).toBe(inks.length);
  });

  it("paints each stroke with numbers and path letters only", () => {
    for (const { strokes, clipped, mark } of picture.layers) {
      expect(strokes).toHaveLength(1);
      expect(strokes[0]?.path).toMatch(/^M[MLQCAZaH0-9 .-]+$/);
      expect(clipped).toBe(mark.kind === "area");
    }
  });
});

test("the body has the colour chosen for the whole tongue", () => {
  expect(tonguePicture(found("top"), "top")).toMatchObject({ body: "#b2354a", named: true });
  const plain = tongue.schema.parse({ whole: ["coating_quality.greasy"] });
  expect(tongueGround(plain, "top")).toMatchObject({ body: "#e39a97", named: false });
});

test("patterns distinguish thick from thin and black from white", () => {
  const grainOf = (key: string) => {
    const mark = tongueMarks.find((one) => one.key === key);
    return mark && inkOf(mark).grain?.key;
  };
  expect(["coating_white_thin", "coating_white_thick", "coating_black_thick"].map(grainOf)).toEqual([
    undefined,
    "dots",
    "light_dots",
  ]);
});

test("describes a drawing in words, zone by zone", () => {
  const crack = tongueMarks.filter(({ key }) => key === "crack" || key === "tooth_mark").map(kept);
  const drawn = tongue.schema.parse({ top: crack });
  const [first] = drawnFindings(drawn, "en");
  expect(first).toMatchObject({ place: "centre" });
  expect(first?.what).toMatch(/crack/);
  expect(drawnFindings(drawn, "pt").map(({ what }) => what)).not.toEqual(
    drawnFindings(drawn, "en").map(({ what }) => what),
  );
});
