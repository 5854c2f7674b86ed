import fc from "fast-check";
import { expect, it } from "vitest";
import { changedPart } from "./changed-part.ts";

it("names the words that changed", () => {
  expect(changedPart("take 3 grams a day", "take 5 grams a day")).toEqual({
    start: "take ",
    removed: "3",
    added: "5",
    end: " grams a day",
  });
  expect(changedPart("", "new")).toEqual({ start: "", removed: "", added: "new", end: "" });
});

it("loses no letter of either text", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const { start, removed, added, end } = changedPart(before, after);
      expect(start + removed + end).toBe(before);
      expect(start + added + end).toBe(after);
    }),
  );
});
