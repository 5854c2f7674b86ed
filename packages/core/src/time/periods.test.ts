import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plusDays } from "./days.ts";
import { partsOfPeriod, periodBefore, periodOfPart } from "./periods.ts";

const day = fc.integer({ min: 0, max: 9000 }).map((days) => plusDays("2015-01-01", days));

describe("parts of a period", () => {
  test("uses whole years and months where they fit", () => {
    expect(partsOfPeriod({ from: "2026-11-01", to: "2026-11-30" })).toEqual(["2026-11"]);
    expect(partsOfPeriod({ from: "2022-01-01", to: "2026-12-31" })).toHaveLength(5);
    expect(partsOfPeriod({ from: "2025-11-30", to: "2027-02-01" })).toEqual([
      "2025-11-30",
      "2025-12",
      "2026",
      "2027-01",
      "2027-02-01",
    ]);
  });
  test("covers each day once, with few parts however long the period is", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 4000 }), (from, days) => {
        const to = plusDays(from, days);
        const parts = partsOfPeriod({ from, to }).map(periodOfPart);
        expect(parts[0]?.from).toBe(from);
        expect(parts.at(-1)?.to).toBe(to);
        for (const [index, part] of parts.slice(1).entries())
          expect(part.from).toBe(plusDays(String(parts[index]?.to), 1));
        expect(parts.length).toBeLessThanOrEqual(60 + 22 + 11);
      }),
    );
  });
});

describe("the period before", () => {
  test.each([
    ["a finished month", "2026-10-01", "2026-10-31", "2026-09-01", "2026-09-30"],
    ["a month that lasts", "2026-11-01", "2026-11-30", "2026-10-01", "2026-10-23"],
    ["a finished year", "2025-01-01", "2025-12-31", "2024-01-01", "2024-12-31"],
    ["a year that lasts", "2026-01-01", "2026-12-31", "2025-01-01", "2025-11-23"],
    ["a quarter", "2026-07-01", "2026-09-30", "2026-04-01", "2026-06-30"],
    ["ten days", "2026-11-11", "2026-11-20", "2026-11-01", "2026-11-10"],
  ])("compares %s", (_, from, to, first, last) => {
    expect(periodBefore({ from, to }, "2026-11-23")).toEqual({ from: first, to: last });
  });
  test("ends with the month where it has fewer days", () => {
    const lasting = periodBefore({ from: "2026-03-01", to: "2026-03-31" }, "2026-03-30");
    expect(lasting).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  });
});
