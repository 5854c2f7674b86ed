import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnsweredDay, Frequency } from "../../contracts/monitoring/symptom-terms.ts";
import {
  attentionFrom,
  expectedDays,
  expectedOn,
  hasWorsened,
  missedDays,
  STOPPED_AFTER,
  stoppedFrom,
} from "./course.ts";

const FIRST = Date.parse("2026-01-01T00:00:00Z");
const dayAfter = (days: number) => new Date(FIRST + days * 86_400_000).toISOString().slice(0, 10);
const answered = (values: readonly number[]): AnsweredDay[] =>
  values.map((sum, index) => ({ day: dayAfter(index), sum, count: 1, late: false }));
const daily: Frequency = { every: "day", times: 1 };
const mondays: Frequency = { every: "week", weekdays: [1] };

describe("worsening", () => {
  const seven = [4, 4, 4, 4, 4, 4, 4];
  test.each([
    ["nothing answered", [], false],
    ["nine days are too few", [4, 4, 4, 4, 4, 4, 9, 9, 9], false],
    ["two above", [...seven, 6, 6, 6], true],
    ["less than two above", [...seven, 6, 6, 5], false],
    ["one very bad day of the last three", [...seven, 4, 4, 10], true],
    ["better", [9, 9, 9, 9, 9, 9, 9, 2, 2, 2], false],
    ["what lies before the ten days does not count", [10, 10, 10, ...seven, 6, 6, 6], true],
    ["at the top it cannot get worse", [9, 9, 9, 9, 9, 9, 9, 10, 10, 10], false],
  ])("%s", (_, values, expected) => expect(hasWorsened(answered(values))).toBe(expected));

  test("a day of many answers counts once, by their mean", () => {
    const days = answered([...seven, 4, 4, 4]).map((day, index) =>
      index === 9 ? { ...day, sum: 60, count: 6 } : day,
    );
    // The last three days are 4, 4 and 10.
    expect(hasWorsened(days)).toBe(true);
    expect(hasWorsened(days.map((day, index) => (index === 9 ? { ...day, sum: 54 } : day)))).toBe(false);
  });

  test("moving every value by the same step changes nothing", () => {
    const values = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 10, maxLength: 30 });
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 5 }), (days, step) => {
        const moved = days.map((value) => value + step);
        expect(hasWorsened(answered(moved))).toBe(hasWorsened(answered(days)));
      }),
    );
  });

  test("a worse last day never takes the mark away", () => {
    const values = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 10, maxLength: 30 });
    fc.assert(
      fc.property(values, (days) => {
        const worse = [...days.slice(0, -1), Number(days.at(-1)) + 1];
        return !hasWorsened(answered(days)) || hasWorsened(answered(worse));
      }),
    );
  });
});

const anyFrequency: fc.Arbitrary<Frequency> = fc.oneof(
  fc.constant(daily),
  fc
    .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 })
    .map((weekdays): Frequency => ({ every: "week", weekdays })),
);
const anyDay = fc.integer({ min: 0, max: 800 }).map(dayAfter);

describe("missed days", () => {
  const asked = { frequency: daily, start: "2026-01-01", end: null };
  test.each([
    ["nothing is missed on the first day", asked, null, "2026-01-01", 0],
    ["the first day was missed", asked, null, "2026-01-02", 1],
    ["answered yesterday", asked, "2026-01-09", "2026-01-10", 0],
    ["answered today", asked, "2026-01-10", "2026-01-10", 0],
    ["three days without an answer", asked, "2026-01-06", "2026-01-10", 3],
    ["not begun yet", { ...asked, start: "2026-02-01" }, null, "2026-01-10", 0],
    ["nothing is expected after the end", { ...asked, end: "2026-01-07" }, "2026-01-06", "2026-01-30", 1],
    // 1 January 2026 is a Thursday; the Mondays are 5, 12, 19 and 26.
    ["only the days asked for count", { ...asked, frequency: mondays }, "2026-01-05", "2026-01-19", 1],
  ])("%s", (_, of, last, today, expected) => expect(missedDays(of, last, today)).toBe(expected));

  test("counts what one by one would be counted", () => {
    fc.assert(
      fc.property(anyFrequency, anyDay, anyDay, (frequency, one, other) => {
        const [first, last] = [one, other].sort() as [string, string];
        let count = 0;
        for (let at = Date.parse(first); at <= Date.parse(last); at += 86_400_000)
          if (expectedOn(frequency, new Date(at).toISOString().slice(0, 10))) count += 1;
        expect(expectedDays(frequency, first, last)).toBe(count);
      }),
    );
  });

  test("somebody has stopped answering from the very day on which three days are missed", () => {
    fc.assert(
      fc.property(anyFrequency, anyDay, fc.option(anyDay), (frequency, start, last) => {
        const of = { frequency, start, end: null };
        const from = stoppedFrom(of, last);
        const before = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10);
        expect(missedDays(of, last, from)).toBe(STOPPED_AFTER);
        expect(missedDays(of, last, before)).toBeLessThan(STOPPED_AFTER);
      }),
    );
  });

  test("what ends before three days are missed needs attention the day after", () => {
    expect(attentionFrom({ ...asked, end: "2026-01-02" }, null)).toBe("2026-01-03");
    expect(attentionFrom({ ...asked, end: "2026-03-01" }, null)).toBe("2026-01-04");
  });
});
