import { MOST_POINTS } from "@meridian/core/clinical/tongue/tongue-drawing";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { type Line, PenInput, type PointerSample } from "./pen-input.ts";

let ended: Line[] = [];
let dropped = 0;
let hand: PenInput;
const touch = (change: Partial<PointerSample> = {}): PointerSample => ({
  id: 1,
  type: "mouse",
  x: 100,
  y: 100,
  pressure: 0.5,
  at: 1000,
  ...change,
});

beforeEach(() => {
  ended = [];
  dropped = 0;
  hand = new PenInput({
    onMove: () => undefined,
    onEnd: (line) => ended.push({ ...line, points: [...line.points] }),
    onDrop: () => {
      dropped += 1;
    },
  });
});

describe("one pointer", () => {
  it("draws a line from where it was put down to where it was lifted", () => {
    hand.down(touch());
    hand.move([touch({ x: 150 }), touch({ x: 200 })]);
    hand.up(touch({ x: 250 }));
    expect(ended[0]?.points.map(([x]) => x)).toEqual([100, 150, 200, 250]);
  });

  it("leaves out points that are too near to the last", () => {
    hand.down(touch());
    hand.move([touch({ x: 101 }), touch({ x: 102 }), touch({ x: 110 })]);
    hand.up(touch({ x: 110 }));
    expect(ended[0]?.points.map(([x]) => x)).toEqual([100, 110]);
  });

  it("keeps a tap", () => {
    hand.down(touch());
    hand.up(touch());
    expect(ended[0]?.points).toHaveLength(1);
  });

  it("ignores a second finger", () => {
    hand.down(touch({ type: "touch", id: 1 }));
    expect(hand.down(touch({ type: "touch", id: 2, x: 700 }))).toBe(false);
    hand.move([touch({ type: "touch", id: 2, x: 800 })]);
    hand.up(touch({ type: "touch", id: 2, x: 900 }));
    hand.up(touch({ type: "touch", id: 1, x: 140 }));
    expect(ended).toHaveLength(1);
    expect(ended[0]?.points.map(([x]) => x)).toEqual([100, 140]);
  });

  it("continues a full line as a new one without a gap", () => {
    hand.down(touch({ x: 0, y: 0 }));
    for (let step = 1; step < MOST_POINTS + 5; step += 1) hand.move([touch({ x: 0, y: step * 10 })]);
    hand.up(touch({ x: 0, y: 999_999 }));
    expect(ended).toHaveLength(2);
    expect(ended[1]?.points[0]).toEqual(ended[0]?.points.at(-1));
  });

  it("ends every line it began, in any order of pointer events without a pen", () => {
    const events = fc.array(
      fc.tuple(fc.constantFrom("down", "move", "up", "cancel"), fc.integer({ min: 1, max: 3 })),
    );
    fc.assert(
      fc.property(events, (all) => {
        ended = [];
        dropped = 0;
        let begun = 0;
        for (const [event, id] of all) {
          const one = touch({ type: "touch", id });
          if (event === "down" && hand.down(one)) begun += 1;
          if (event === "move") hand.move([one]);
          if (event === "up") hand.up(one);
          if (event === "cancel") hand.cancel(one);
        }
        hand.finish();
        expect(ended.length).toBe(begun);
        expect(dropped).toBe(0);
      }),
    );
  });
});

describe("a pen near the palm", () => {
  const pen = (change: Partial<PointerSample> = {}) =>
    touch({ type: "pen", id: 9, pressure: 0.8, ...change });
  const palm = (change: Partial<PointerSample> = {}) => touch({ type: "touch", id: 2, x: 900, ...change });

  it("takes over from a palm that came first", () => {
    hand.down(palm());
    expect(hand.down(pen({ at: 1020 }))).toBe(true);
    hand.up(pen({ x: 200, at: 1100 }));
    expect(dropped).toBe(1);
    expect(ended).toHaveLength(1);
    expect(ended[0]).toMatchObject({ pressed: true });
    expect(ended[0]?.points[0]).toEqual([100, 100, 25]);
  });

  it("ignores touches while it is near, and accepts fingers again later", () => {
    hand.notePen(pen({ at: 1000 }));
    expect(hand.down(palm({ at: 1400 }))).toBe(false);
    expect(hand.down(palm({ at: 4000 }))).toBe(true);
  });

  it("drops a palm's line when the system cancels it, and keeps a finger's", () => {
    hand.down(palm({ at: 500 }));
    hand.notePen(pen({ at: 900 }));
    hand.cancel(palm({ at: 1000 }));
    expect([dropped, ended.length]).toEqual([1, 0]);
    hand.down(palm({ at: 9000 }));
    hand.cancel(palm({ at: 9500 }));
    expect([dropped, ended.length]).toEqual([1, 1]);
  });

  it("erases with its other end", () => {
    hand.down(pen({ isEraser: true }));
    hand.up(pen());
    expect(ended[0]?.isEraser).toBe(true);
  });
});
