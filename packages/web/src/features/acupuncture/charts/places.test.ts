import { earPlaces } from "@meridian/core/clinical/acupuncture/chart/ear-places";
import {
  BODY_VIEWS,
  bodyPoints,
  type DrawnSide,
  positionOnChart,
} from "@meridian/core/clinical/acupuncture/chart/places";
import { boxOf, regionsOf } from "@meridian/core/clinical/acupuncture/chart/regions";
import { referencePoints } from "@meridian/core/reference/points";
import { describe, expect, it } from "vitest";

const body = referencePoints().filter(({ kind }) => kind !== "ear");
const ear = referencePoints().filter(({ kind }) => kind === "ear");
const on = (id: string) => bodyPoints.filter((place) => place.id === id);

describe("the body charts", () => {
  it("show every point of the tables, never twice in a view, and nothing else", () => {
    const ids = new Set(body.map(({ id }) => id));
    expect(bodyPoints.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(body.filter(({ id }) => on(id).length === 0).map(({ id }) => id)).toEqual([]);
    const keys = bodyPoints.map(({ id, view }) => `${id} ${view}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it("keep every point inside the drawing", () => {
    for (const place of bodyPoints) {
      const [x, y, width, height] = boxOf(place.view, "whole");
      expect(place.away, place.id).toBeGreaterThanOrEqual(x);
      expect(place.away, place.id).toBeLessThanOrEqual(x + width);
      expect(place.y, place.id).toBeGreaterThanOrEqual(y);
      expect(place.y, place.id).toBeLessThanOrEqual(y + height);
    }
  });

  it("place midline points on the midline, and the others beside it", () => {
    for (const place of bodyPoints.filter(({ view }) => view !== "side")) {
      const point = body.find(({ id }) => id === place.id);
      if (point?.sides === "center" && point.id !== "EX-HN1") expect(place.away, place.id).toBe(0);
      else expect(place.away, place.id).toBeGreaterThan(0);
    }
  });

  it("no two points of a view overlap, except the veins under the tongue", () => {
    for (const view of BODY_VIEWS) {
      const places = bodyPoints.filter((place) => place.view === view && place.id !== "EX-HN13");
      for (const [at, one] of places.entries())
        for (const other of places.slice(at + 1))
          expect(Math.hypot(one.away - other.away, one.y - other.y), `${one.id} ${other.id}`).toBeGreaterThan(
            2.4,
          );
    }
  });

  it.each([
    ["front", "left", 1],
    ["front", "right", -1],
    ["back", "left", -1],
    ["back", "right", 1],
    ["side", "left", 1],
    ["side", "right", -1],
    ["front", "center", 1],
  ] as const)("seen from the %s, the patient's %s lies at %d", (view, side, sign) => {
    const { x } = positionOnChart({ id: "ST36", view, away: 10, y: 5 }, side as DrawnSide);
    expect(Math.sign(x)).toBe(sign);
  });

  it.each([
    ["CV22", "CV17", "front"],
    ["CV12", "CV4", "front"],
    ["LU5", "LU9", "front"],
    ["ST36", "ST41", "front"],
    ["SP9", "SP6", "front"],
    ["BL13", "BL23", "back"],
    ["LI11", "LI5", "back"],
    ["GB31", "GB34", "side"],
  ])("%s stands above %s on the %s", (upper, lower, view) => {
    const y = (id: string) => on(id).find((place) => place.view === view)?.y ?? Number.NaN;
    expect(y(upper)).toBeLessThan(y(lower));
  });

  it("every detail view contains its whole part: hands, feet and head are not cut", () => {
    for (const view of BODY_VIEWS)
      for (const region of regionsOf(view)) {
        const [, , width, height] = boxOf(view, region);
        expect(Math.min(width, height)).toBeGreaterThan(50);
      }
  });
});

describe("the ear chart", () => {
  it("shows every ear point once, without overlaps", () => {
    expect(earPlaces.map(({ id }) => id).sort()).toEqual(ear.map(({ id }) => id).sort());
    for (const [at, one] of earPlaces.entries())
      for (const other of earPlaces.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.id} ${other.id}`).toBeGreaterThan(9);
  });
});
