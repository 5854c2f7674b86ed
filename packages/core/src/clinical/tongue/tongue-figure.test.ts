import { describe, expect, it } from "vitest";
import { halfWidthAt, outlinePath, zoneAt, zoneCentre, zoneNear, zonePaths } from "./tongue-figure.ts";
import { TONGUE_SHAPES, TONGUE_ZONES } from "./tongue-terms.ts";

describe.each(TONGUE_SHAPES)("the %s tongue", (shape) => {
  it("has a closed, symmetric outline", () => {
    const path = outlinePath(shape);
    expect(path).toMatch(/^M500 118(C[\d.]+ [\d.]+ [\d.]+ [\d.]+ [\d.]+ [\d.]+)+Z$/);
    expect(path.endsWith("500 118Z")).toBe(true);
  });

  it("has each zone at the position of its name", () => {
    for (const zone of TONGUE_ZONES) {
      const [x, y] = zoneCentre(shape, zone);
      expect(zoneAt(shape, x, y)).toBe(zone);
    }
  });

  it("has no zone outside the tongue, but one near its edge", () => {
    expect(zoneAt(shape, 5, 600)).toBeUndefined();
    expect(zoneAt(shape, 500, 20)).toBeUndefined();
    expect(zoneNear(shape, 500 + halfWidthAt(shape, 600) + 12, 600)).toBe("left");
    expect(zoneNear(shape, 500 - halfWidthAt(shape, 600) - 12, 600)).toBe("right");
    expect(zoneNear(shape, 500, 1150)).toBe("tip");
  });

  it("draws the borders of its zones with numbers only", () => {
    for (const path of zonePaths(shape)) expect(path).toMatch(/^M[-\d. HL]+$/);
  });
});
