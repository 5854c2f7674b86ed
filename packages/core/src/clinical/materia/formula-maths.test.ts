import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  changesAgainst,
  gramsForCourse,
  gramsPerDose,
  gramsTyped,
  merge,
  modifiedName,
  outsideDose,
  scaleTo,
  totalGrams,
  usualGrams,
  type Weighed,
  withIngredient,
  withoutIngredient,
} from "./formula-maths.ts";

const lines = (...parts: (readonly [string, number])[]): Weighed[] =>
  parts.map(([substance, grams]) => ({ substance, name: substance, grams }));
const weights = (ingredients: readonly Weighed[]) => ingredients.map(({ grams }) => grams);

/** Any formula: each substance once, weights in hundredths of a gram. */
const formula = fc
  .uniqueArray(fc.tuple(fc.stringMatching(/^[a-e]{2}$/), fc.integer({ min: 1, max: 6000 })), {
    selector: ([substance]) => substance,
    minLength: 1,
    maxLength: 20,
  })
  .map((parts) => lines(...parts.map(([substance, units]) => [substance, units / 100] as const)));

describe("weights", () => {
  test.each([
    [lines(), 0],
    [lines(["a", 0.1], ["b", 0.2]), 0.3],
    [lines(["a", 9], ["b", 12.5], ["c", 0.75]), 22.25],
  ])("%# adds up to the hundredth", (ingredients, total) => {
    expect(totalGrams(ingredients)).toBe(total);
  });

  test.each([
    [60, 2, 30],
    [10, 3, 3.33],
    [0, 4, 0],
    [9, 1, 9],
  ])("%d g a day in %d doses are %d g each", (perDay, doses, each) => {
    expect(gramsPerDose(perDay, doses)).toBe(each);
  });

  test.each([
    [60, 7, 420],
    [0.1, 3, 0.3],
    [12.35, 10, 123.5],
  ])("%d g a day for %d days are %d g", (perDay, days, course) => {
    expect(gramsForCourse(perDay, days)).toBe(course);
  });
});

describe("scaling", () => {
  test.each([
    ["twice as much", [9, 6, 3], 36, [18, 12, 6]],
    ["thirds, the left-over tenth to the first", [5, 5, 5], 10, [3.4, 3.3, 3.3]],
    ["the one that lost most by the cut gets it", [7, 5, 1], 26.1, [14.1, 10, 2]],
    ["hundredths where the total has them", [5, 5, 5], 10.01, [3.34, 3.34, 3.33]],
    ["hundredths where a tenth is too coarse", [30, 1], 6, [5.81, 0.19]],
    ["nothing falls to nothing", [2000, 0.01], 1, [0.99, 0.01]],
    ["what weighs nothing goes on weighing nothing", [10, 0], 20, [20, 0]],
    ["no weight, no proportions", [0, 0], 20, [0, 0]],
    ["not to nothing", [3, 4], 0, [3, 4]],
  ])("%s", (_, from, total, to) => {
    const named = from.map((grams, at) => [`s${at}`, grams] as const);
    expect(weights(scaleTo(lines(...named), total))).toEqual(to);
  });

  test("has exactly the requested weight, each ingredient within a step of its share, and none is lost", () => {
    fc.assert(
      fc.property(formula, fc.integer({ min: 20, max: 100_000 }), (ingredients, units) => {
        const total = units / 100;
        const scaled = scaleTo(ingredients, total);
        expect(totalGrams(scaled)).toBe(total);
        expect(scaled.map(({ substance }) => substance)).toEqual(
          ingredients.map(({ substance }) => substance),
        );
        const factor = total / totalGrams(ingredients);
        for (const [at, { grams }] of scaled.entries()) {
          expect(grams).toBeGreaterThan(0);
          const share = (ingredients[at]?.grams ?? 0) * factor;
          // The smallest may be lifted to a step each, at the cost of the largest.
          expect(Math.abs(grams - share)).toBeLessThanOrEqual(0.1 + 0.01 * ingredients.length);
        }
      }),
    );
  });

  test("keeps the order of weights, and scaling again changes nothing", () => {
    fc.assert(
      fc.property(formula, fc.integer({ min: 100, max: 50_000 }), (ingredients, units) => {
        const scaled = scaleTo(ingredients, units / 100);
        expect(scaleTo(scaled, units / 100)).toEqual(scaled);
        for (const [a, one] of ingredients.entries())
          for (const [b, other] of ingredients.entries())
            if (one.grams > other.grams)
              expect((scaled[a]?.grams ?? 0) + 0.011).toBeGreaterThanOrEqual(scaled[b]?.grams ?? 0);
      }),
    );
  });
});

describe("combining two formulas", () => {
  const one = lines(["chaihu", 9], ["gancao", 4.5]);
  const other = lines(["gancao", 6], ["banxia", 9]);

  test("includes a substance of both once, with the larger weight", () => {
    expect(merge(one, other)).toEqual(lines(["chaihu", 9], ["gancao", 6], ["banxia", 9]));
  });
  test("or with the sum of both weights", () => {
    expect(merge(one, other, "sum")).toEqual(lines(["chaihu", 9], ["gancao", 10.5], ["banxia", 9]));
  });
  test("contains each substance once, in either order; a formula combined with itself is unchanged", () => {
    fc.assert(
      fc.property(formula, formula, (a, b) => {
        const both = merge(a, b);
        const held = both.map(({ substance }) => substance);
        expect(new Set(held).size).toBe(held.length);
        expect(held.toSorted()).toEqual(
          merge(b, a)
            .map(({ substance }) => substance)
            .toSorted(),
        );
        expect(totalGrams(both)).toBe(totalGrams(merge(b, a)));
        expect(totalGrams(merge(a, b, "sum"))).toBeCloseTo(totalGrams(a) + totalGrams(b), 6);
        expect(merge(a, a)).toEqual(a);
      }),
    );
  });
});

test("adding puts a new substance last; an existing one keeps its place and gets the new weight", () => {
  const held = lines(["a", 3], ["b", 4]);
  expect(withIngredient(held, { substance: "c", name: "c", grams: 5 })).toEqual([
    ...held,
    ...lines(["c", 5]),
  ]);
  expect(withIngredient(held, { substance: "a", name: "other", grams: 5 })).toEqual(
    lines(["a", 5], ["b", 4]),
  );
  expect(withoutIngredient(held, "a")).toEqual(lines(["b", 4]));
});

describe("differences from the source", () => {
  const source = lines(["chaihu", 9], ["danggui", 9], ["baishao", 9], ["bohe", 3]);

  test.each([
    ["as it is", source, {}],
    [
      "added and taken away",
      [...source.slice(0, 3), ...lines(["danpi", 6])],
      { added: ["danpi"], taken: ["bohe"] },
    ],
    [
      "one more, one less",
      lines(["chaihu", 12], ["danggui", 9], ["baishao", 6], ["bohe", 3]),
      { more: ["chaihu"], less: ["baishao"] },
    ],
    ["twice as much of all", scaleTo(source, 60), {}],
    ["a tenth is rounding", scaleTo(source, 41.3), {}],
    [
      "more of one, all halved",
      lines(["chaihu", 9], ["danggui", 4.4], ["baishao", 4.4], ["bohe", 1.4]),
      { less: ["danggui", "baishao", "bohe"] },
    ],
    ["nothing left", [], { taken: ["chaihu", "danggui", "baishao", "bohe"] }],
  ])("%s", (_, now, expected) => {
    const changes = changesAgainst(source, now);
    const named = Object.fromEntries(
      Object.entries(changes)
        .map(([kind, changed]) => [kind, changed.map(({ substance }) => substance)] as const)
        .filter(([, changed]) => changed.length > 0),
    );
    expect(named).toEqual(expected);
  });

  test("the name contains added and removed ingredients", () => {
    expect(
      modifiedName("Xiao Yao San", source, [
        ...source.slice(0, 3),
        { substance: "danpi", name: "Dan Pi", grams: 6 },
      ]),
    ).toBe("Xiao Yao San + Dan Pi − bohe");
    expect(modifiedName("Own words", [], source)).toBe("Own words");
    expect(modifiedName("Xiao Yao San", source, scaleTo(source, 90))).toBe("Xiao Yao San");
  });

  test("scaling never counts as a difference", () => {
    fc.assert(
      fc.property(formula, fc.integer({ min: 500, max: 50_000 }), (ingredients, units) => {
        const { added, taken } = changesAgainst(ingredients, scaleTo(ingredients, units / 100));
        expect([...added, ...taken]).toEqual([]);
      }),
    );
  });
});

test.each([
  [5, { dose_min_g: 3, dose_max_g: 9 }, undefined],
  [9.5, { dose_min_g: 3, dose_max_g: 9 }, "above"],
  [2.9, { dose_min_g: 3, dose_max_g: 9 }, "below"],
  [0, { dose_min_g: 3, dose_max_g: 9 }, undefined],
  [500, { dose_min_g: null, dose_max_g: null }, undefined],
  [1, { dose_min_g: null, dose_max_g: 0.9 }, "above"],
])("%d g against %o is %s", (grams, range, outside) => {
  expect(outsideDose(grams, range)).toBe(outside);
  expect(outsideDose(grams, undefined)).toBeUndefined();
});

test.each([
  [{ dose_min_g: 3, dose_max_g: 9 }, 6],
  [{ dose_min_g: 6, dose_max_g: 15 }, 11],
  [{ dose_min_g: 1, dose_max_g: 3 }, 2],
  [{ dose_min_g: 0.3, dose_max_g: 0.6 }, 0.5],
  [{ dose_min_g: 0.03, dose_max_g: 0.06 }, 0.05],
  [{ dose_min_g: 3, dose_max_g: 15, toxicity: "toxic" }, 3],
  [{ dose_min_g: 3, dose_max_g: 9, toxicity: "none" }, 6],
  [{ dose_min_g: null, dose_max_g: 4 }, 4],
  [{ dose_min_g: null, dose_max_g: null }, 0],
])("%o begins with %d g", (substance, grams) => {
  expect(usualGrams(substance)).toBe(grams);
});

test.each([
  ["dan pi 6", "dan pi", 6],
  ["dan pi 4,5 g", "dan pi", 4.5],
  ["  danpi   12g ", "danpi", 12],
  ["dan pi", "dan pi", undefined],
  ["6", "6", undefined],
  ["san qi 3 x", "san qi 3 x", undefined],
])("%j asks for %j and %s g", (text, words, grams) => {
  expect(gramsTyped(text)).toEqual({ words, grams });
});
