import { expect, test } from "vitest";
import { groupClose, heightOf, missedBetween, positionOf, stretches } from "./plot.ts";

const daily = {
  frequency: { every: "day", times: 1 },
  start: "2026-03-01",
  end: null,
  status: "active",
} as const;
const mondays = { ...daily, frequency: { every: "week" as const, weekdays: [1] } };
const point = (day: string) => ({ day });

test("the line is interrupted where an expected day is missing, and only there", () => {
  const points = ["2026-03-02", "2026-03-03", "2026-03-05"].map(point);
  expect(stretches(points, daily).map((one) => one.length)).toEqual([2, 1]);
  // 2 March 2026 is a Monday.
  const weekly = ["2026-03-02", "2026-03-09", "2026-03-23"].map(point);
  expect(stretches(weekly, mondays).map((one) => one.length)).toEqual([2, 1]);
});

test("missed are expected days without an answer, from the start to the end or yesterday", () => {
  const range = { from: "2026-02-20", to: "2026-03-31", today: "2026-03-05" };
  expect(missedBetween([point("2026-03-02")], daily, range)).toEqual([
    "2026-03-01",
    "2026-03-03",
    "2026-03-04",
  ]);
  expect(missedBetween([], { ...daily, end: "2026-03-02" }, range)).toEqual(["2026-03-01", "2026-03-02"]);
  expect(missedBetween([], mondays, { ...range, today: "2026-03-20" })).toEqual([
    "2026-03-02",
    "2026-03-09",
    "2026-03-16",
  ]);
  const paused = { ...daily, status: "paused" as const };
  expect(missedBetween([point("2026-03-03")], paused, range)).toEqual(["2026-03-01", "2026-03-02"]);
});

test("days and values stand between the ends", () => {
  expect(positionOf("2026-03-03", "2026-03-01", "2026-03-05")).toBe(0.5);
  expect(positionOf("2026-03-01", "2026-03-01", "2026-03-01")).toBe(0);
  expect([heightOf(1), heightOf(10)]).toEqual([0, 1]);
});

test("groups what is too close to be pressed, measured from each group's first", () => {
  const places = [0, 0.05, 0.09, 0.2, 1].map((x) => ({ x }));
  expect(groupClose(places, 400, 44).map((one) => one.length)).toEqual([3, 1, 1]);
  expect(groupClose(places, 4000, 44).map((one) => one.length)).toEqual([1, 1, 1, 1, 1]);
});
