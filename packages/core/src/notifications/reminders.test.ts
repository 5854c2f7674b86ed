import fc from "fast-check";
import { expect, test } from "vitest";
import { remindersAt } from "./reminders.ts";

const HOUR = 3_600_000;
const START = "2031-03-11T10:00:00.000Z";
const before = (hours: number) => Date.parse(START) - hours * HOUR;

/** The reminders sent, in hours before the start, if the schedule runs as planned from a moment on. */
function sent(hours: readonly number[], from: number, ring: (next: number) => number = (next) => next) {
  const out: number[] = [];
  let done: string[] = [];
  for (let now: number | undefined = from, rings = 0; now !== undefined && rings < 50; rings += 1) {
    const one = remindersAt({ start: START, hours, done, notifiedAt: from, now });
    if (one.send !== undefined) out.push(one.send);
    done = one.done;
    now = one.next === undefined ? undefined : ring(one.next);
  }
  return out;
}

test.each([
  ["told long before", [24, 2], 200, [24, 2]],
  ["told the day before", [24, 2], 23, [2]],
  ["told an hour before", [24, 2], 1, []],
  ["told at the very moment of one", [24, 2], 24, [2]],
  ["none wanted", [], 200, []],
  ["four wanted", [168, 48, 24, 2], 100, [48, 24, 2]],
])("%s", (_, hours, told, expected) => {
  expect(sent(hours, before(told))).toEqual(expected);
});

test("each is sent at most once, in order, never after the start, however late the job runs", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 168 }), { maxLength: 4 }),
      fc.integer({ min: 1, max: 400 }),
      fc.nat(30),
      (hours, told, late) => {
        const out = sent(hours, before(told), (next) => next + late * HOUR);
        expect(out).toEqual([...new Set(out)].sort((a, b) => b - a));
        expect(out.every((one) => hours.includes(one) && one < told)).toBe(true);
        if (late === 0) expect(out).toHaveLength(hours.filter((one) => one < told).length);
      },
    ),
  );
});

test("after a changed setting no earlier reminder follows a later one", () => {
  const first = remindersAt({
    start: START,
    hours: [24],
    done: [],
    notifiedAt: before(200),
    now: before(24),
  });
  expect(first.send).toBe(24);
  const then = { start: START, done: first.done, notifiedAt: before(200), now: before(3) };
  expect(remindersAt({ ...then, hours: [48] }).send).toBeUndefined();
  expect(remindersAt({ ...then, hours: [48, 3] }).send).toBe(3);
});
