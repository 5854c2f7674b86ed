import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AppError } from "../platform/errors.ts";
import { occurrencesOf, shiftedStart } from "./recurrence.ts";

const LISBON = "Europe/Lisbon";
const starts = (start: string, rule: Parameters<typeof occurrencesOf>[1], zone = LISBON) =>
  occurrencesOf(start, rule, zone).map((planned) => planned.start.slice(0, 16));

describe("occurrences", () => {
  test("keep the local time over the last Sunday of October and of March", () => {
    expect(starts("2026-10-19T09:00:00.000Z", { frequency: "weekly", every: 1, count: 3 })).toEqual([
      "2026-10-19T09:00",
      "2026-10-26T10:00",
      "2026-11-02T10:00",
    ]);
    expect(starts("2026-10-23T22:30:00.000Z", { frequency: "daily", every: 1, count: 4 })).toEqual([
      "2026-10-23T22:30",
      "2026-10-24T22:30",
      "2026-10-25T23:30",
      "2026-10-26T23:30",
    ]);
    // 01:30 is skipped on the 29th of March: an hour later, and back to 01:30 the day after.
    expect(starts("2026-03-28T01:30:00.000Z", { frequency: "daily", every: 1, count: 3 })).toEqual([
      "2026-03-28T01:30",
      "2026-03-29T01:30",
      "2026-03-30T00:30",
    ]);
  });
  test("the second 01:30 of the night the clocks go back stays the second for the occurrence chosen there", () => {
    expect(starts("2026-10-25T01:30:00.000Z", { frequency: "weekly", every: 1, count: 2 })).toEqual([
      "2026-10-25T01:30",
      "2026-11-01T01:30",
    ]);
  });
  test("a month without that day uses its last day, and the next month the day again", () => {
    expect(starts("2027-01-31T10:00:00.000Z", { frequency: "monthly", every: 1, count: 4 })).toEqual([
      "2027-01-31T10:00",
      "2027-02-28T10:00",
      "2027-03-31T09:00",
      "2027-04-30T09:00",
    ]);
  });
  test("every n weeks, up to and including the last day", () => {
    const rule = { frequency: "weekly", every: 3 } as const;
    expect(starts("2027-05-03T09:00:00.000Z", { ...rule, until: "2027-06-14" })).toEqual([
      "2027-05-03T09:00",
      "2027-05-24T09:00",
      "2027-06-14T09:00",
    ]);
    expect(starts("2027-05-03T09:00:00.000Z", { ...rule, until: "2027-06-13" })).toHaveLength(2);
  });
  test.each([
    ["2028-05-03", "series.too_long"],
    ["2027-05-02", "range.invalid"],
  ])("until %s is refused as %s", (until, code) => {
    const rule = { frequency: "daily", every: 1, until } as const;
    try {
      occurrencesOf("2027-05-03T09:00:00.000Z", rule, LISBON);
      throw new Error("was not refused");
    } catch (error) {
      expect((error as AppError).facts.fields).toEqual({ "rule.until": code });
    }
  });
  test("in any zone each occurrence is one step later than the one before, at the same local time", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          LISBON,
          "America/Sao_Paulo",
          "Asia/Kathmandu",
          "Australia/Lord_Howe",
          "Atlantic/Azores",
        ),
        fc.constantFrom("daily" as const, "weekly" as const, "monthly" as const),
        fc.integer({ min: 1, max: 52 }),
        fc.integer({ min: 0, max: 10 * 365 * 288 }),
        (zone, frequency, every, step) => {
          const start = new Date(Date.UTC(2026, 0, 1) + step * 300_000).toISOString();
          const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, timeStyle: "short" });
          const planned = occurrencesOf(start, { frequency, every, count: 8 }, zone);
          const times = planned.map((one) => Date.parse(one.start));
          expect(times.every((at) => at % 300_000 === 0)).toBe(true);
          expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
          // The clocks skip a stretch of one night a year: at most one of eight can be moved by it.
          const off = times.filter((at) => clock.format(at) !== clock.format(times[0]));
          expect(off.length).toBeLessThanOrEqual(every * 8 >= 365 ? 8 : 1);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("an occurrence moved with its series", () => {
  const weekly = occurrencesOf(
    "2026-10-19T09:00:00.000Z",
    { frequency: "weekly", every: 1, count: 4 },
    LISBON,
  );
  const heads = weekly.map(({ start, day }) => ({ start, series: { day } }));
  const carry = (to: string) =>
    heads.map((head) => shiftedStart(head, heads[0] as never, to, LISBON).slice(0, 16));
  test("takes the new local time, in winter and in summer", () => {
    expect(carry("2026-10-19T14:15:00.000Z")).toEqual([
      "2026-10-19T14:15",
      "2026-10-26T15:15",
      "2026-11-02T15:15",
      "2026-11-09T15:15",
    ]);
  });
  test("moves by the same number of days, also when the request is repeated after a failure", () => {
    const target = ["2026-10-21T09:00", "2026-10-28T10:00", "2026-11-04T10:00", "2026-11-11T10:00"];
    expect(carry("2026-10-21T09:00:00.000Z")).toEqual(target);
    const half = heads.map((head, at) => (at > 1 ? { ...head, start: `${target[at]}:00.000Z` } : head));
    const again = half.map((head) =>
      shiftedStart(head, half[0] as never, "2026-10-21T09:00:00.000Z", LISBON),
    );
    expect(again.map((start) => start.slice(0, 16))).toEqual(target);
  });
  test("one moved separately keeps its own day when only the time changes", () => {
    const alone = { start: "2026-10-28T12:00:00.000Z", series: { day: "2026-10-26" } };
    expect(shiftedStart(alone, heads[0] as never, "2026-10-19T07:00:00.000Z", LISBON)).toBe(
      "2026-10-28T08:00:00.000Z",
    );
  });
});
