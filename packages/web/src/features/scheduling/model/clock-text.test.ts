import { expect, test } from "vitest";
import { clockText, readClock } from "./clock-text.ts";

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

test("minutes are written as a time", () => {
  expect(clockText(545)).toBe("09:05");
});
