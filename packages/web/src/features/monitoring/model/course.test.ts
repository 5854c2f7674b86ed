import { expect, test } from "vitest";
import { heightOf, pointsOf, positionOf, stretches } from "./course.ts";

const entry = (value: number, late = false) => ({
  id: String(value),
  value,
  note: "",
  late,
  entered_at: "2026-03-01T10:00:00.000Z",
});
const daily = { frequency: { every: "day", times: 1 } } as const;
const mondays = { frequency: { every: "week", weekdays: [1] } } as const;
const point = (day: string) => ({ day, value: 5, late: false });

test("a day counts by the mean of its answers, and is late where all of them are", () => {
  const days = [
    { symptom: "one", day: "2026-03-02", entries: [entry(4, true), entry(7)] },
    { symptom: "one", day: "2026-03-01", entries: [entry(3, true)] },
    { symptom: "one", day: "2026-03-03", entries: [] },
    { symptom: "two", day: "2026-03-02", entries: [entry(9)] },
  ];
  expect(pointsOf("one", days)).toEqual([
    { day: "2026-03-01", value: 3, late: true },
    { day: "2026-03-02", value: 5.5, late: false },
  ]);
});

test("the line is interrupted where an expected day is missing, and only there", () => {
  const points = ["2026-03-02", "2026-03-03", "2026-03-05"].map(point);
  expect(stretches(points, daily).map((one) => one.length)).toEqual([2, 1]);
  // 2 March 2026 is a Monday.
  const weekly = ["2026-03-02", "2026-03-09", "2026-03-23"].map(point);
  expect(
    stretches(weekly, { frequency: { ...mondays.frequency, weekdays: [1] } }).map((one) => one.length),
  ).toEqual([2, 1]);
});

test("days and values stand between the ends", () => {
  expect(positionOf("2026-03-03", "2026-03-01", "2026-03-05")).toBe(0.5);
  expect(positionOf("2026-03-01", "2026-03-01", "2026-03-01")).toBe(0);
  expect([heightOf(1), heightOf(10)]).toEqual([0, 1]);
});
