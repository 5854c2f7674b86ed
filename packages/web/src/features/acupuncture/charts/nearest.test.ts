import { earPlaces } from "@meridian/core/clinical/acupuncture/chart/ear-places";
import {
  BODY_VIEWS,
  bodyPoints,
  type ChartPoint,
  type DrawnSide,
  positionOnChart,
} from "@meridian/core/clinical/acupuncture/chart/places";
import { describe, expect, it } from "vitest";
import { type Direction, nearest, neighbour } from "./nearest.ts";

const WAYS: readonly Direction[] = ["up", "down", "left", "right"];

/** Everything the arrows lead to, beginning somewhere. */
function reached<S extends { x: number; y: number }>(spots: readonly S[], from: S): Set<S> {
  const seen = new Set([from]);
  for (const spot of seen)
    for (const way of WAYS) {
      const next = neighbour(spots, spot, way);
      if (next) seen.add(next);
    }
  return seen;
}

/** The veins under the tongue have a name for each side. */
const ONE_SIDE: Readonly<Record<string, DrawnSide>> = { "EX-HN12": "left", "EX-HN13": "right" };
function sidesOn({ id, view, away }: ChartPoint): readonly DrawnSide[] {
  if (view === "side" || away === 0) return ["center"];
  const only = ONE_SIDE[id];
  return only ? [only] : ["left", "right"];
}

describe("the nearest spot", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  it.each([
    [{ x: 4, y: 0 }, 8, spots[0]],
    [{ x: 6, y: 0 }, 8, spots[1]],
    [{ x: 30, y: 0 }, 8, undefined],
  ])("to %j within %d is %j", (place, reach, found) => {
    expect(nearest(spots, place, reach)).toBe(found);
  });
});

describe("the arrow keys", () => {
  it("lead to a point in their direction", () => {
    for (const spot of earPlaces)
      for (const way of WAYS) {
        const next = neighbour(earPlaces, spot, way);
        if (!next) continue;
        const dx = next.x - spot.x;
        const dy = next.y - spot.y;
        expect({ up: -dy, down: dy, left: -dx, right: dx }[way]).toBeGreaterThan(0);
      }
  });

  it("reach every point of the ear", () => {
    const start = earPlaces[0];
    expect(start && reached(earPlaces, start).size).toBe(earPlaces.length);
  });

  it.each(BODY_VIEWS)("reach every point of the %s", (view) => {
    const spots = bodyPoints
      .filter((place) => place.view === view)
      .flatMap((place) =>
        sidesOn(place).map((side) => ({ id: `${place.id} ${side}`, ...positionOnChart(place, side) })),
      );
    const start = spots[0];
    const seen = start ? reached(spots, start) : new Set();
    const missing = spots.filter((spot) => !seen.has(spot)).map(({ id }) => id);
    expect(missing).toEqual([]);
  });
});
