import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { overlaps, slotStart, slotsOf } from "./slots.ts";

const interval = fc
  .record({ step: fc.integer({ min: 0, max: 3 * 288 }), steps: fc.integer({ min: 1, max: 96 }) })
  .map(({ step, steps }) => ({
    start: new Date(Date.parse("2026-10-24T00:00:00Z") + step * 300_000).toISOString(),
    duration: steps * 5,
  }));

const flat = (slots: Map<string, number[]>) =>
  [...slots].flatMap(([day, list]) => list.map((slot) => `${day}/${slot}`));

describe("slots of an interval", () => {
  test("half an hour is six slots", () => {
    expect(slotsOf({ start: "2026-11-21T10:00:00.000Z", duration: 30 })).toEqual(
      new Map([["2026-11-21", [120, 121, 122, 123, 124, 125]]]),
    );
  });
  test("an interval over midnight belongs to two days", () => {
    expect(slotsOf({ start: "2026-11-21T23:55:00.000Z", duration: 10 })).toEqual(
      new Map([
        ["2026-11-21", [287]],
        ["2026-11-22", [0]],
      ]),
    );
  });
  test("the hour that comes twice in Lisbon is two different hours", () => {
    // 2026-10-25: 01:30 summer time is 00:30 UTC, 01:30 winter time is 01:30 UTC.
    const first = slotsOf({ start: "2026-10-25T00:30:00.000Z", duration: 30 });
    const second = slotsOf({ start: "2026-10-25T01:30:00.000Z", duration: 30 });
    expect(flat(first).filter((slot) => flat(second).includes(slot))).toEqual([]);
  });
  test("as many slots as five-minute steps, the first beginning at the start", () => {
    fc.assert(
      fc.property(interval, (given) => {
        const slots = slotsOf(given);
        expect(flat(slots)).toHaveLength(given.duration / 5);
        const [[day, [slot]]] = [...slots] as [[string, [number]]];
        expect(slotStart(day, slot)).toBe(given.start);
      }),
    );
  });
  test("two intervals share a slot exactly when they overlap", () => {
    fc.assert(
      fc.property(interval, interval, (a, b) => {
        const held = new Set(flat(slotsOf(a)));
        expect(flat(slotsOf(b)).some((slot) => held.has(slot))).toBe(overlaps(a, b));
      }),
    );
  });
});
