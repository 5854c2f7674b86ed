import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeStroke,
  encodeStroke,
  MOST_POINTS,
  MOST_PRESSURE,
  MOST_STROKE_CHARS,
  type Stroke,
  type StrokePoint,
  tongueMark,
  tongueMarks,
} from "./tongue-drawing.ts";
import { FRAME } from "./tongue-figure.ts";

const point = fc.tuple(
  fc.integer({ min: 0, max: FRAME.width }),
  fc.integer({ min: 0, max: FRAME.height }),
  fc.integer({ min: 0, max: MOST_PRESSURE }),
);
const stroke: fc.Arbitrary<Stroke> = fc.record({
  mark: fc.constantFrom(...tongueMarks),
  width: fc.constantFrom(0 as const, 1 as const, 2 as const),
  pressed: fc.boolean(),
  points: fc.array(point, { minLength: 1, maxLength: 60 }),
});

/** A hand's line: small steps, changing pressure. */
function handDrawn(count: number): Stroke {
  const points = Array.from({ length: count }, (_, index): StrokePoint => {
    const angle = index / 9;
    return [
      Math.round(500 + Math.cos(angle) * (120 + index / 8)),
      Math.round(600 + Math.sin(angle) * (140 + index / 8)),
      Math.round(15 + 12 * Math.sin(index / 30)),
    ];
  });
  return { mark: tongueMark("crack") as Stroke["mark"], width: 1, pressed: true, points };
}

describe("a stored stroke", () => {
  it("is read as it was drawn", () => {
    fc.assert(
      fc.property(stroke, (drawn) => {
        const back = decodeStroke(encodeStroke(drawn));
        const points = drawn.points.map(([x, y, p]) => [x, y, drawn.pressed ? p : 0]);
        expect(back).toEqual({ ...drawn, points });
      }),
    );
  });

  it("is the same text when it is stored again", () => {
    fc.assert(
      fc.property(stroke, (drawn) => {
        const kept = encodeStroke(drawn);
        expect(encodeStroke(decodeStroke(kept) as Stroke)).toBe(kept);
      }),
    );
  });

  it("contains only letters, digits, - and _, whatever was drawn", () => {
    fc.assert(
      fc.property(stroke, (drawn) => {
        expect(encodeStroke(drawn)).toMatch(/^[a-v][0-5][\w-]+$/);
      }),
    );
  });

  it("moves points outside the frame to its edge", () => {
    const outside = { ...handDrawn(1), points: [[-40, 5000, 99] as const] };
    expect(decodeStroke(encodeStroke(outside))?.points).toEqual([[0, FRAME.height, MOST_PRESSURE]]);
  });

  it("stays small: 2,000 points of a freehand drawing are under 8 kB", () => {
    const kept = [handDrawn(1000), handDrawn(1000)].map(encodeStroke);
    expect(JSON.stringify(kept).length).toBeLessThan(8 * 1024);
  });
});

describe("an invalid stroke", () => {
  const good = encodeStroke(handDrawn(5));
  it.each([
    ["nothing", ""],
    ["a letter alone", "o"],
    ["no points", "o1"],
    ["an unknown mark", `z${good.slice(1)}`],
    ["an unknown manner", `o9${good.slice(2)}`],
    ["markup", "o1<script>alert(1)</script>"],
    ["a quote", 'o1AA" onload="x'],
    ["half a point", "o1A"],
    ["a number without an end", "o1AA_"],
    ["left of the frame", "o1BA"],
    ["a number too large to be one", `o1${"_".repeat(8)}AA`],
    ["more points than a stroke has", `o1${"AA".repeat(MOST_POINTS + 1)}`],
    ["more text than a stroke has", `o1${"A".repeat(MOST_STROKE_CHARS)}`],
  ])("%s is refused", (_, text) => expect(decodeStroke(text)).toBeUndefined());

  it("no text makes it throw, or leave the frame", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-v][0-5][\w-]*$/)), (text) => {
        for (const [x, y, p] of decodeStroke(text)?.points ?? []) {
          expect(x >= 0 && x <= FRAME.width && y >= 0 && y <= FRAME.height).toBe(true);
          expect(p >= 0 && p <= MOST_PRESSURE).toBe(true);
        }
      }),
    );
  });
});

it("every mark has its own letter and key", () => {
  expect(new Set(tongueMarks.map(({ letter }) => letter)).size).toBe(tongueMarks.length);
  expect(new Set(tongueMarks.map(({ key }) => key)).size).toBe(tongueMarks.length);
});
