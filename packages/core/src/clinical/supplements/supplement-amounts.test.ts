import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { nutrients } from "../../reference/nutrients.ts";
import { boxesNeeded, dailyTotals, nutrientAmount, unitsPerDay } from "./supplement-amounts.ts";

const row = (key: string) => {
  const found = nutrients.find((nutrient) => nutrient.key === key);
  if (!found) throw new Error(key);
  return found;
};

describe("an amount on a label", () => {
  test.each([
    ["vitamin_d", 25, "µg", 25],
    ["vitamin_d", 1000, "IU", 25],
    ["vitamin_a", 5000, "IU", 1500],
    ["vitamin_a", 0.8, "mg", 800],
    ["vitamin_e", 100, "IU", 67],
    ["folic_acid", 0.4, "mg", 400],
    ["magnesium", 0.3, "g", 300],
    ["vitamin_c", 1, "g", 1000],
    ["iodine", 150, "µg", 150],
    ["niacin", 16, "mg", 16],
    ["vitamin_c", 100, "IU", undefined],
    ["vitamin_c", 10, "ml", undefined],
    ["zinc", 1, "spoon", undefined],
  ] as const)("%s %d %s is %s of its own unit", (key, amount, unit, expected) =>
    expect(nutrientAmount(row(key), amount, unit)).toBe(expected),
  );

  it("is the same in every unit of mass", () => {
    fc.assert(
      fc.property(fc.constantFrom(...nutrients), fc.integer({ min: 1, max: 100_000 }), (nutrient, mg) => {
        const whole = nutrientAmount(nutrient, mg, "mg");
        return (
          whole === nutrientAmount(nutrient, mg * 1000, "µg") &&
          whole === nutrientAmount(nutrient, mg / 1000, "g")
        );
      }),
    );
  });
});

describe("boxes", () => {
  test.each([
    [1, 1, 30, 60, 1],
    [1, 2, 30, 60, 1],
    [1, 2, 31, 60, 2],
    [0.5, 3, 20, 30, 1],
    [0.1, 3, 100, 30, 1],
    [2.5, 2, 60, 100, 3],
    [1, 1, 30, null, undefined],
  ])("%d × %d a day for %d days from boxes of %s: %s", (units, times_per_day, days, units_per_box, boxes) =>
    expect(boxesNeeded({ units, times_per_day, days, units_per_box })).toBe(boxes),
  );

  const figures = fc.record({
    // Halves and quarters of a tablet, tenths of a millilitre.
    units: fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10),
    times_per_day: fc.integer({ min: 1, max: 24 }),
    days: fc.integer({ min: 1, max: 730 }),
    units_per_box: fc.integer({ min: 1, max: 1000 }),
  });

  it("contain what is taken, and one box fewer would not", () => {
    fc.assert(
      fc.property(figures, (intake) => {
        const boxes = boxesNeeded(intake) ?? 0;
        const tenths = Math.round(intake.units * 10) * intake.times_per_day * intake.days;
        const held = (number: number) => number * intake.units_per_box * 10;
        return held(boxes) >= tenths && held(boxes - 1) < tenths;
      }),
    );
  });
});

describe("a day's total", () => {
  const taking = (units: number, times_per_day: number, ...amounts: [string, number][]) => ({
    units,
    times_per_day,
    nutrients: amounts.map(([key, amount]) => ({ key, amount })),
  });

  it("adds the amounts of several supplements, in the order of the tables", () => {
    const totals = dailyTotals(
      [taking(2, 1, ["zinc", 5], ["vitamin_d", 25]), taking(1, 3, ["zinc", 5])],
      nutrients,
    );
    expect(
      totals.map(({ nutrient, amount, percent, over }) => [nutrient.key, amount, percent, over]),
    ).toEqual([
      ["vitamin_d", 50, 1000, false],
      ["zinc", 25, 250, false],
    ]);
  });

  test.each([
    ["zinc", 25, false],
    ["zinc", 25.1, true],
    ["vitamin_b6", 12, false],
    ["vitamin_b6", 12.5, true],
    ["vitamin_c", 5000, undefined],
    ["magnesium", 300, true],
  ])("of %s %d is over the upper level: %s", (key, amount, over) =>
    expect(dailyTotals([taking(1, 1, [key, amount])], nutrients)[0]?.over).toBe(over),
  );

  it("leaves out nutrients that are not taken or not in the tables", () => {
    expect(dailyTotals([taking(1, 1), taking(1, 1, ["demonium", 5])], nutrients)).toEqual([]);
  });

  it("does not depend on how the same intake is divided", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...nutrients),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 12 }),
        ({ key }, amount, times) => {
          const once = dailyTotals([taking(times, 1, [key, amount])], nutrients);
          const spread = dailyTotals([taking(1, times, [key, amount])], nutrients);
          const apart = dailyTotals(
            Array.from({ length: times }, () => taking(1, 1, [key, amount])),
            nutrients,
          );
          expect(spread).toEqual(once);
          expect(apart).toEqual(once);
        },
      ),
    );
  });

  it("adds tenths without rounding errors", () =>
    expect(unitsPerDay({ units: 0.1, times_per_day: 3 })).toBe(0.3));
});
