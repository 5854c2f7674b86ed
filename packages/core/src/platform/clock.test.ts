import { describe, expect, test } from "vitest";
import { dayBounds } from "./clock.ts";

describe("bounds of a calendar day", () => {
  test.each([
    ["Europe/Lisbon", "2026-11-22", "2026-11-22T00:00:00.000Z", 24],
    ["Pacific/Auckland", "2026-11-22", "2026-11-21T11:00:00.000Z", 24],
    ["Pacific/Apia", "2026-11-22", "2026-11-21T11:00:00.000Z", 24],
    ["Pacific/Kiritimati", "2026-11-22", "2026-11-21T10:00:00.000Z", 24],
    ["Pacific/Pago_Pago", "2026-11-22", "2026-11-22T11:00:00.000Z", 24],
    ["Europe/Lisbon", "2026-03-29", "2026-03-29T00:00:00.000Z", 23],
    ["Europe/Lisbon", "2026-10-25", "2026-10-24T23:00:00.000Z", 25],
    ["Pacific/Auckland", "2026-09-27", "2026-09-26T12:00:00.000Z", 23],
  ])("in %s, %s begins at %s and has %i hours", (zone, day, start, hours) => {
    const bounds = dayBounds(day, zone);
    expect(bounds.start).toBe(start);
    expect((Date.parse(bounds.end) - Date.parse(bounds.start)) / 3_600_000).toBe(hours);
  });
});
