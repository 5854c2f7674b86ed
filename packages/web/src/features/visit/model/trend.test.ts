import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plot, positionInBand } from "./trend.ts";

const on = (day: string, value: number) => ({ start: `2026-${day}T10:00:00.000Z`, value });

describe("plot", () => {
  it("puts values oldest first, at distances proportional to time", () => {
    const { dots } = plot([on("03-01", 80), on("01-01", 60), on("01-31", 70)]);
    expect(dots.map(({ value }) => value)).toEqual([60, 70, 80]);
    expect(dots.map(({ x }) => Number(x.toFixed(2)))).toEqual([0, 0.51, 1]);
  });

  it("puts a single value in the middle", () => {
    expect(plot([on("03-01", 80)]).dots[0]?.x).toBe(0.5);
  });

  it.each([
    { values: [60, 100], ticks: [40, 60, 80, 100, 120] },
    { values: [36.5, 37.2], ticks: [36, 36.5, 37, 37.5] },
    { values: [0, 10], ticks: [0, 5, 10, 15] },
    { values: [-4, 4], ticks: [-5, 0, 5] },
  ])("draws round lines for $values", ({ values, ticks }) => {
    const drawn = plot(values.map((value, index) => on(`03-0${index + 1}`, value)));
    expect(drawn.ticks.map(({ value }) => value)).toEqual(ticks);
  });

  it("uses whole steps for figures without decimals", () => {
    const drawn = plot([on("03-01", 2), on("03-02", 3)], undefined, 1);
    expect(drawn.ticks.map(({ value }) => value)).toEqual([1, 2, 3, 4]);
  });

  it("shades the usual range; an end without a limit reaches the edge", () => {
    const drawn = plot([on("03-01", 150)], [null, 190]);
    expect(drawn.band?.from).toBe(0);
    expect(drawn.band?.to).toBeGreaterThan(0.5);
    expect(plot([on("03-01", 150)], [null, null]).band).toBeUndefined();
  });

  it("keeps every value and the range inside the plot for any input", () => {
    const value = fc.double({ min: -1000, max: 3000, noNaN: true });
    const day = fc.integer({ min: 0, max: 3000 });
    const points = fc.array(fc.tuple(day, value), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(points, fc.tuple(value, value), (given, [a, b]) => {
        const drawn = plot(
          given.map(([offset, figure]) => ({
            start: new Date(1.7e12 + offset * 864e5).toISOString(),
            value: figure,
          })),
          [Math.min(a, b), Math.max(a, b)],
        );
        for (const { x, y } of drawn.dots) expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true);
        expect(drawn.band && drawn.band.from >= 0 && drawn.band.to <= 1).toBe(true);
        expect(drawn.ticks.length).toBeLessThanOrEqual(8);
      }),
      // The smallest number there is once left no step between the lines.
      {
        examples: [
          [[[0, 0]], [0, 5e-324]],
          [[[0, 5e-324]], [0, 0]],
        ],
      },
    );
  });
});

it.each([
  [59, "below"],
  [60, "inside"],
  [100, "inside"],
  [101, "above"],
] as const)("says where %d stands between 60 and 100", (value, expected) => {
  expect(positionInBand(value, [60, 100])).toBe(expected);
});
