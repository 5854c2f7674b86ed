import { expect, test } from "vitest";
import { weeksAt } from "./pregnancy-weeks.ts";

test.each([
  ["2026-11-22T11:30:00.000Z", "Pacific/Auckland", 20],
  ["2026-11-22T10:30:00.000Z", "Pacific/Auckland", 19],
  ["2026-11-23T02:00:00.000Z", "America/New_York", 19],
  ["2026-11-23T06:00:00.000Z", "America/New_York", 20],
  ["2026-11-23T00:00:00.000Z", "Europe/Lisbon", 20],
])("counts the weeks of a pregnancy at %s in %s by the clinic's day: %i", (start, timeZone, weeks) => {
  // 20 completed weeks on 23 November 2026.
  expect(weeksAt("2027-04-12", start, timeZone)).toBe(weeks);
});

test("knows no weeks without a due date", () => {
  expect(weeksAt(null, "2026-11-23T10:00:00.000Z", "Europe/Lisbon")).toBeNull();
});
