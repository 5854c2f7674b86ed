import { expect, test } from "vitest";
import { answeredDays, meanBetween, meansAround, meansSince, sinceVisit } from "./means.ts";

const entry = (value: number, late = false) => ({
  id: String(value),
  value,
  note: "",
  late,
  entered_at: "2026-03-01T10:00:00.000Z",
});
const day = (number: number, sum: number, count = 1) => ({
  day: `2026-03-${String(number).padStart(2, "0")}`,
  sum,
  count,
  late: false,
});

test("answered days are those with an answer that counts, and late where all of them are", () => {
  const days = [
    { symptom: "one", day: "2026-03-02", entries: [entry(4, true), entry(7)] },
    { symptom: "one", day: "2026-03-01", entries: [entry(3, true)] },
    { symptom: "one", day: "2026-03-03", entries: [] },
    { symptom: "two", day: "2026-03-02", entries: [entry(9)] },
  ];
  expect(answeredDays("one", days)).toEqual([
    { day: "2026-03-01", sum: 3, count: 1, late: true },
    { day: "2026-03-02", sum: 11, count: 2, late: false },
  ]);
});

test("each day counts once, however many answers it has", () => {
  const days = [day(1, 30, 3), day(2, 4), day(3, 4)];
  expect(meanBetween(days, "2026-03-01", "2026-03-03")).toEqual({ mean: 6, days: 3, entries: 5 });
});

test("gives no mean of fewer than three answered days, but says how many there are", () => {
  const days = [day(1, 5), day(2, 5)];
  expect(meanBetween(days, "2026-03-01", "2026-03-31")).toEqual({ mean: null, days: 2, entries: 2 });
});

test("compares the days before and after a mark, without the day itself and within the window", () => {
  const days = [1, 7, 8, 9, 10, 11, 12, 13, 14].map((number) => day(number, number));
  expect(meansAround(days, "2026-03-10", 3)).toEqual({
    before: { mean: 8, days: 3, entries: 3 },
    after: { mean: 12, days: 3, entries: 3 },
  });
});

test("an appointment shows the time since the one before it, and 30 days before that", () => {
  expect(sinceVisit("2026-03-10", "2026-04-01")).toEqual({
    from: "2026-02-08",
    to: "2026-04-01",
    last: "2026-03-10",
  });
  const days = [7, 8, 9, 10, 11, 12, 13].map((number) => day(number, number));
  expect(meansSince(days, sinceVisit("2026-03-10", "2026-04-01"))).toEqual({
    before: { mean: 8, days: 3, entries: 3 },
    since: { mean: 12, days: 3, entries: 3 },
  });
});

test("without an appointment before it, or a very old one, it shows 30 days and compares nothing", () => {
  const month = { from: "2026-03-03", to: "2026-04-01", last: null };
  expect(sinceVisit(null, "2026-04-01")).toEqual(month);
  expect(sinceVisit("2025-04-01", "2026-04-01")).toEqual(month);
  expect(sinceVisit("2026-04-01", "2026-04-01")).toEqual(month);
  expect(meansSince([], month)).toBeNull();
});
