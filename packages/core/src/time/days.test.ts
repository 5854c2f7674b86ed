import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ageOn, daysBetween, isoWeekday, plusDays } from "./days.ts";

const someDay = fc
  .integer({ min: Date.UTC(1896, 0, 1) / 86_400_000, max: Date.UTC(2100, 11, 31) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

describe("calendar days", () => {
  test.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2027-03-01", -1, "2027-02-28"],
    ["2026-10-25", 7, "2026-11-01"],
  ])("%s and %i days is %s", (day, days, later) => {
    expect(plusDays(day, days)).toBe(later);
    expect(daysBetween(day, later)).toBe(days);
  });
  test("what is added lies between, and a week later is the same weekday", () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -40_000, max: 40_000 }), (day, days) => {
        expect(daysBetween(day, plusDays(day, days))).toBe(days);
        expect(isoWeekday(plusDays(day, 7 * days))).toBe(isoWeekday(day));
        expect((isoWeekday(day) % 7) + 1).toBe(isoWeekday(plusDays(day, 1)));
      }),
    );
  });
  test("weeks begin on Monday", () => {
    expect(isoWeekday("2026-11-23")).toBe(1);
    expect(isoWeekday("2026-11-22")).toBe(7);
  });
  test.each([
    ["1994-05-09", "2026-05-08", 31],
    ["1994-05-09", "2026-05-09", 32],
    ["2004-02-29", "2027-02-28", 22],
    ["2004-02-29", "2027-03-01", 23],
  ])("born on %s, one is on %s %i years old", (birthday, day, years) => {
    expect(ageOn(birthday, day)).toBe(years);
  });
});
