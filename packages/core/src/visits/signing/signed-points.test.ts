import { describe, expect, test } from "vitest";
import { NOTHING_PUBLISHED } from "../../clinical/catalogues/catalogues.ts";
import { itemBytes } from "../../db/item-size.ts";
import { detailedPoints } from "../../reference/point-catalogue.ts";
import { referencePoints } from "../../reference/points.ts";
import { signedPoints } from "./signed-points.ts";

const known = await detailedPoints(NOTHING_PUBLISHED.points);
const chosen = (code: string, side = "left") => ({ id: code, side, auricular: false });

describe("what is kept of the points of a visit when it is signed", () => {
  test("is where they were drawn and what was said, once for both sides, and nothing of a user's own point", () => {
    const points = [chosen("ST36"), chosen("ST36", "right"), chosen("pnt_01J00000000000000000000001")];
    const [one, ...others] = signedPoints(known, { points }, []);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ id: "ST36", places: [{ view: "front" }], moxa: "yes" });
    expect(one?.en.classes).toContain("Sea points (he): earth");
    expect(one?.pt.location).not.toBe(one?.en.location);
  });

  test("stays as it was signed when a point is added later", () => {
    const before = signedPoints(known, { points: [chosen("ST36")] }, []).map((one) => ({
      ...one,
      places: [{ view: "front", x: 1, y: 2 }],
    }));
    const after = signedPoints(known, { points: [chosen("LI4"), chosen("ST36")] }, before);
    expect(after.map(({ id }) => id)).toEqual(["LI4", "ST36"]);
    expect(after[1]).toEqual(before[0]);
  });

  test("never makes the item larger than the database takes", () => {
    const points = referencePoints()
      .slice(0, 250)
      .map(({ id }) => ({ ...chosen(id), note: "x".repeat(500) }));
    const kept = signedPoints(known, { points }, []);
    expect(kept.length).toBeGreaterThan(100);
    expect(itemBytes({ points }) + itemBytes(kept)).toBeLessThan(400_000);
  });
});
