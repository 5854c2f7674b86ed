import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountProblem, nameOf, pricedOf, sumOfChosen } from "./money.ts";

const lists = {
  tests: [{ code: "pulse", price: 1250 }],
  treatments: [
    { code: "acupuncture", price: 3333 },
    { code: "osteopathy", price: 4000 },
    { id: "own", price: 100 },
  ],
};

describe("items that can be charged from the price lists", () => {
  it("are those of the clinic's modules, and those chosen before", () => {
    expect(pricedOf(lists, ["mtc"], []).map(({ key }) => key)).toEqual(["acupuncture", "own", "pulse"]);
    const before = [{ list: "treatments" as const, key: "osteopathy", price: 4000 }];
    expect(pricedOf(lists, [], before).map(({ key }) => key)).toEqual(["osteopathy", "own"]);
  });
  it("add up to the cent", () => {
    const price = fc.integer({ min: 0, max: 100_000_00 });
    const row = fc.record({
      list: fc.constantFrom("tests" as const, "treatments" as const),
      key: fc.uuid(),
      price,
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), (rows) => {
        const sum = sumOfChosen(rows, rows.map(nameOf));
        expect(sum).toBe(rows.reduce((all, one) => all + one.price, 0));
        expect(sumOfChosen(rows, [])).toBe(0);
      }),
    );
  });
});

it("names what is wrong with an amount", () => {
  const of = (amount: number | null) => amountProblem(amount, 500, "charge.exceeds_due");
  expect([null, Number.NaN, 0, -1, 501, 500, 1].map(of)).toEqual([
    "required",
    "amount.invalid",
    "amount.invalid",
    "amount.invalid",
    "charge.exceeds_due",
    undefined,
    undefined,
  ]);
});
