import {
  encodeStroke,
  type Stroke,
  type StrokePoint,
  strokesOf,
  tongueMark,
} from "@meridian/core/clinical/tongue/tongue-drawing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eraseAt } from "./erase.ts";
import {
  addStep,
  apply,
  changeBetween,
  isEmptyChange,
  NO_HISTORY,
  revert,
  stepBack,
  stepForward,
} from "./history.ts";

const lists = fc.array(fc.constantFrom("a", "b", "c", "d", "e"), { maxLength: 8 });

describe("the history of a drawing", () => {
  it("applies and reverts a change with the strokes in the same order", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 9 }),
        fc.integer(),
        (before, seed) => {
          const after = [...before.filter((_, index) => (seed >> index) & 1), "new one"];
          const change = changeBetween("top", before, after);
          const drawn = { top: [...before], under: ["vein"] };
          expect(apply(drawn, change)).toEqual({ top: after, under: ["vein"] });
          expect(revert(apply(drawn, change), change)).toEqual(drawn);
        },
      ),
    );
  });

  it("is empty when nothing changed, even with a stroke drawn twice", () => {
    fc.assert(
      fc.property(lists, (strokes) => {
        expect(isEmptyChange(changeBetween("top", strokes, strokes))).toBe(true);
      }),
    );
  });

  it("keeps strokes that somebody else drew meanwhile", () => {
    const change = changeBetween("top", [], ["mine"]);
    expect(revert({ top: ["theirs", "mine", "later"], under: [] }, change).top).toEqual(["theirs", "later"]);
  });

  it("undoes and redoes; a new step ends redoing", () => {
    const one = changeBetween("top", [], ["1"]);
    const two = changeBetween("top", ["1"], ["1", "2"]);
    const both = addStep(addStep(NO_HISTORY, one), two);
    const back = stepBack(both);
    expect(back?.change).toBe(two);
    expect(stepForward(back?.history ?? NO_HISTORY)?.change).toBe(two);
    expect(stepForward(addStep(back?.history ?? NO_HISTORY, one))).toBeUndefined();
    expect(stepBack(NO_HISTORY)).toBeUndefined();
  });
});

const line = (key: string, ...points: [number, number][]) =>
  encodeStroke({
    mark: tongueMark(key) as Stroke["mark"],
    width: 1,
    pressed: false,
    points: points.map(([x, y]): StrokePoint => [x, y, 0]),
  });
const coating = line("coating_white_thin", [300, 500], [700, 500]);
const crack = line("crack", [500, 300], [500, 700]);

describe("the eraser", () => {
  it("removes the uppermost stroke and keeps to its group", () => {
    const first = eraseAt([crack, coating], [500, 500], { mode: "whole", radius: 16 });
    expect(first.strokes).toEqual([coating]);
    const second = eraseAt(first.strokes, [500, 500], { mode: "whole", radius: 16, group: first.group });
    expect(second.strokes).toEqual([coating]);
    expect(eraseAt([coating], [500, 500], { mode: "whole", radius: 16 }).strokes).toEqual([]);
  });

  it("removes nothing from an empty place", () => {
    expect(eraseAt([crack], [700, 500], { mode: "whole", radius: 16 }).strokes).toEqual([crack]);
  });

  it("cuts out the touched part and keeps the ends", () => {
    const { strokes } = eraseAt([coating, crack], [500, 420], { mode: "touched", radius: 34 });
    expect(strokes).toHaveLength(3);
    expect(strokes[0]).toBe(coating);
    const rows = strokesOf(strokes.slice(1)).map(({ stroke }) => stroke.points.map(([, y]) => y));
    expect(Math.max(...(rows[0] ?? []))).toBeLessThan(390);
    expect(Math.min(...(rows[1] ?? []))).toBeGreaterThan(450);
  });

  it("never produces an unreadable stroke", () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1200 }));
    fc.assert(
      fc.property(fc.array(place, { maxLength: 20 }), (places) => {
        let strokes: string[] = [coating, crack, line("red_points", [200, 200], [800, 900])];
        for (const at of places) strokes = eraseAt(strokes, at, { mode: "touched", radius: 40 }).strokes;
        expect(strokesOf(strokes)).toHaveLength(strokes.length);
      }),
    );
  });
});
