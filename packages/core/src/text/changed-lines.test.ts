import fc from "fast-check";
import { expect, it } from "vitest";
import { CORPUS } from "../../../../e2e/xss-corpus.ts";
import { changedLines } from "./changed-lines.ts";

const states = (before: string, after: string) =>
  changedLines(before, after).map(({ kind, state, parts }) => [
    kind,
    state,
    parts.map(({ text, change }) => (change ? `${change === "added" ? "+" : "-"}[${text}]` : text)).join(""),
  ]);

it("marks the words of a line that was rewritten", () => {
  expect(
    states("# Plan\n\nThe trial lasts 15 days.\n\n- one", "# Plan\n\nThe trial lasts 30 days.\n\n- one"),
  ).toEqual([
    ["heading", "same", "Plan"],
    ["paragraph", "changed", "The trial lasts -[15]+[30] days."],
    ["item", "same", "one"],
  ]);
});

it("names lines that came or went, in the order of the later text", () => {
  expect(states("First.\n\nSecond one here.", "First.\n\n# Data\n\nSomething else entirely.")).toEqual([
    ["paragraph", "same", "First."],
    ["heading", "added", "+[Data]"],
    ["paragraph", "added", "+[Something else entirely.]"],
    ["paragraph", "removed", "-[Second one here.]"],
  ]);
});

const without = (change: "added" | "removed", lines: ReturnType<typeof changedLines>) =>
  lines
    .map(({ parts }) => parts.filter((part) => part.change !== change).map(({ text }) => text))
    .map((texts) => texts.join(""))
    .filter((text) => text !== "");

it("loses no word of either text", () => {
  const text = fc
    .array(fc.constantFrom("# Plan", "one two three", "one two four", "five", "**bold** word", ...CORPUS))
    .map((lines) => lines.join("\n\n"));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = changedLines(before, after);
      const whole = (source: string) => without("added", changedLines(source, source));
      expect(without("added", lines).sort()).toEqual(whole(before).sort());
      expect(without("removed", lines)).toEqual(whole(after));
    }),
  );
});
