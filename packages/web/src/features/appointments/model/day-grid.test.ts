import type { CalendarEntry } from "@meridian/core/contracts/appointments";
import { expect, test } from "vitest";
import { hoursShown, stepsOf, tilesOf } from "./day-grid.ts";

const day = "2026-11-21";
const entry = (from: string, to: string): CalendarEntry => ({
  busy: true,
  professional: "usr_a",
  office: "off_a",
  start: `${day}T${from}:00.000Z`,
  end: `${day}T${to}:00.000Z`,
});
const places = (...entries: CalendarEntry[]) =>
  tilesOf(entries, day, "Europe/Lisbon").map(({ from, to, lane, lanes }) => [from, to, lane, lanes]);

test("one after another keep the whole width", () => {
  expect(places(entry("10:00", "11:00"), entry("11:00", "11:30"))).toEqual([
    [600, 660, 0, 1],
    [660, 690, 0, 1],
  ]);
});
test("what overlaps stands side by side, and a freed lane is used again", () => {
  expect(places(entry("10:00", "12:00"), entry("10:30", "11:00"), entry("11:00", "11:30"))).toEqual([
    [600, 720, 0, 2],
    [630, 660, 1, 2],
    [660, 690, 1, 2],
  ]);
});
test("over midnight only this day's part is shown", () => {
  const late = { ...entry("23:30", "23:30"), end: "2026-11-22T00:30:00.000Z" };
  expect(places(late)).toEqual([[1410, 1440, 0, 1]]);
});
test("the hours grow to what is booked", () => {
  const tiles = tilesOf([entry("06:30", "07:00"), entry("20:00", "21:15")], day, "Europe/Lisbon");
  expect(hoursShown(tiles, 8, 19)).toEqual({ from: 6, to: 22 });
  expect(stepsOf({ from: 8, to: 9 }, 15)).toEqual([480, 495, 510, 525]);
});
