import { expect, test } from "vitest";
import { shownDay, typedDay } from "./typed-day.ts";

test("a day is shown as the user writes days", () => {
  expect(shownDay("1985-03-12")).toBe("12/03/1985");
});

test.each(["", "1999-13-01", "1999-02-30", "0000-01-01", "31/02/1980", "unknown"])(
  "a text that is no day is shown as it is: %j",
  (text) => {
    expect(shownDay(text)).toBe(text);
    expect(typedDay(text, "2026-11-28")).toBe(text);
  },
);
