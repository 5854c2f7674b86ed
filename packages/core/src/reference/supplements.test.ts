import { describe, expect, it } from "vitest";
import { nutrients, nutrientsSource } from "./nutrients.ts";
import { plants, plantsSource } from "./plants.ts";

const unique = (keys: readonly string[]) => new Set(keys).size === keys.length;

describe("plants", () => {
  it("are 86, each once, with names, part and uses in both languages", () => {
    expect(plants).toHaveLength(86);
    expect(unique(plants.map(({ key }) => key))).toBe(true);
    for (const { key, scientific, name, part, uses, cautions } of plants) {
      expect(key).toMatch(/^[a-z]+(_[a-z]+)+$/);
      expect(scientific && name.en && name.pt && part.en && part.pt, key).toBeTruthy();
      expect(uses.length, key).toBeGreaterThan(0);
      for (const words of [...uses, ...cautions]) expect(words.en && words.pt, key).toBeTruthy();
    }
  });

  it("have a dose range in ascending order, or none", () => {
    const dosed = plants.filter(({ dose_min_g }) => dose_min_g !== null);
    expect(dosed).toHaveLength(65);
    for (const { key, dose_min_g, dose_max_g } of plants) {
      expect((dose_min_g === null) === (dose_max_g === null), key).toBe(true);
      if (dose_min_g !== null) expect(dose_min_g, key).toBeGreaterThan(0);
      expect(dose_max_g ?? 0, key).toBeGreaterThanOrEqual(dose_min_g ?? 0);
    }
  });
});

describe("nutrients", () => {
  it("are 27, each once, with a reference value and, where one is known, an upper level", () => {
    expect(nutrients).toHaveLength(27);
    expect(unique(nutrients.map(({ key }) => key))).toBe(true);
    for (const { key, name, unit, nrv, ul } of nutrients) {
      expect(key).toMatch(/^[a-z_0-9]+$/);
      expect(name.en && name.pt && unit, key).toBeTruthy();
      expect(nrv, key).toBeGreaterThan(0);
      if (ul !== null) expect(ul, key).toBeGreaterThan(0);
    }
  });

  it.each([
    ["vitamin_d", "µg", 5, 100],
    ["vitamin_c", "mg", 80, null],
    ["vitamin_b6", "mg", 1.4, 12],
    ["magnesium", "mg", 375, 250],
    ["iodine", "µg", 150, 600],
  ])("%s in %s: %d, at most %s", (key, unit, nrv, ul) =>
    expect(nutrients.find((nutrient) => nutrient.key === key)).toMatchObject({ unit, nrv, ul }),
  );
});

it("both have a source and a statement of its weakness", () => {
  for (const { origin, weakness } of [plantsSource, nutrientsSource]) {
    expect(origin).toBeTruthy();
    expect(weakness).toBeTruthy();
  }
});
