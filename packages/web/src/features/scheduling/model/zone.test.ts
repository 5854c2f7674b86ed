import { describe, expect, test } from "vitest";
import { clockText, instantAt, nextDay, readClock, wallClock } from "./zone.ts";

describe("the clinic's clock", () => {
  test.each([
    ["2026-11-21", 600, "Europe/Lisbon", "2026-11-21T10:00:00.000Z"],
    ["2026-07-01", 600, "Europe/Lisbon", "2026-07-01T09:00:00.000Z"],
    ["2026-10-25", 600, "Europe/Lisbon", "2026-10-25T10:00:00.000Z"],
    ["2026-10-25", 30, "Europe/Lisbon", "2026-10-24T23:30:00.000Z"],
    ["2026-03-29", 0, "Europe/Lisbon", "2026-03-29T00:00:00.000Z"],
    ["2026-03-29", 150, "Europe/Lisbon", "2026-03-29T01:30:00.000Z"],
    ["2026-11-21", 600, "Atlantic/Azores", "2026-11-21T11:00:00.000Z"],
    ["2026-11-21", 30, "Asia/Macau", "2026-11-20T16:30:00.000Z"],
  ])("%s at %i minutes in %s is %s", (day, minutes, zone, instant) => {
    expect(instantAt(day, minutes, zone)).toBe(instant);
    expect(wallClock(instant, zone)).toEqual({ day, minutes });
  });
  test("of the hour that comes twice the first is meant, of the one that is skipped the next", () => {
    expect(instantAt("2026-10-25", 90, "Europe/Lisbon")).toBe("2026-10-25T00:30:00.000Z");
    expect(wallClock(instantAt("2026-03-29", 90, "Europe/Lisbon"), "Europe/Lisbon").minutes).toBe(150);
  });
  test.each([
    ["9", 540],
    ["930", 570],
    ["9:30", 570],
    ["09h30", 570],
    ["17.05", 1025],
    ["24:00", undefined],
    ["9:75", undefined],
    ["noon", undefined],
  ])("%s is read as %s", (text, minutes) => {
    expect(readClock(text)).toBe(minutes);
  });
  test("written back", () => {
    expect(clockText(545)).toBe("09:05");
    expect(nextDay("2026-12-31")).toBe("2027-01-01");
  });
});
