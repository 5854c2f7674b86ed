import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TimerAction } from "../contracts/timers/timer-terms.ts";
import type { StoredTimer } from "../spaces/index.ts";
import { changed, MAX_TIMERS, nowSeen, requireRoom, started } from "./timer.policy.ts";

const T0 = Date.parse("2030-01-01T10:00:00Z");
const asked = { appointment: "apt_1", kind: "acupuncture" as const, label: "", seconds: 1200 };
const running = started(asked, "tmr_1", T0);
const paused: StoredTimer = { ...running, ends_at: null, remaining: 300_000 };
const over: StoredTimer = { ...running, ends_at: T0 + 60_000, seen: true };
const at = (seconds: number) => T0 + seconds * 1000;
type Change = Exclude<TimerAction, { action: "stop" }>;

describe("what an action makes of a timer", () => {
  const cases: [string, StoredTimer, Change, number, Partial<StoredTimer>][] = [
    [
      "pausing keeps what is left",
      running,
      { action: "pause" },
      200,
      { ends_at: null, remaining: 1_000_000 },
    ],
    [
      "resuming runs what was left",
      paused,
      { action: "resume" },
      900,
      { ends_at: at(1200), remaining: null },
    ],
    ["a minute more while it runs", running, { action: "extend", seconds: 60 }, 200, { ends_at: at(1260) }],
    [
      "a minute more while it is paused",
      paused,
      { action: "extend", seconds: 60 },
      200,
      { remaining: 360_000 },
    ],
    [
      "a minute more once it is over runs from now and is to be seen anew",
      over,
      { action: "extend", seconds: 60 },
      500,
      { ends_at: at(560), seen: false },
    ],
  ];
  test.each(cases)("%s", (_, timer, action, seconds, expected) => {
    expect(changed(timer, action, at(seconds))).toMatchObject({ ...expected, version: timer.version + 1 });
  });

  const idle: [string, StoredTimer, Change][] = [
    ["pausing a paused one", paused, { action: "pause" }],
    ["pausing one that is over", over, { action: "pause" }],
    ["resuming one that runs", running, { action: "resume" }],
    ["resuming one that is over", over, { action: "resume" }],
  ];
  test.each(idle)("%s changes nothing", (_, timer, action) => {
    expect(changed(timer, action, at(500))).toBe(timer);
  });
});

test("however it is paused, resumed and extended, it runs exactly its time", () => {
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 100_000 }),
    action: fc.oneof(
      fc.constantFrom<Change>({ action: "pause" }, { action: "resume" }),
      fc.integer({ min: 1, max: 3600 }).map((seconds): Change => ({ action: "extend", seconds })),
    ),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let timer = running;
      let now = T0;
      let ran = 0;
      for (const { wait, action } of steps) {
        if (timer.ends_at !== null) ran += Math.min(wait, timer.ends_at - now);
        now += wait;
        const isOver = timer.ends_at !== null && timer.ends_at <= now;
        if (isOver) return;
        timer = changed(timer, action, now);
        expect((timer.ends_at === null) !== (timer.remaining === null)).toBe(true);
        const left = timer.remaining ?? (timer.ends_at ?? 0) - now;
        expect(ran + left).toBe(timer.duration * 1000);
      }
    }),
  );
});

test("only what is over and unseen is marked as seen", () => {
  const unseen = { ...over, id: "tmr_2", seen: false };
  expect(nowSeen([running, paused, over, unseen], at(500)).map(({ id, seen }) => [id, seen])).toEqual([
    ["tmr_2", true],
  ]);
});

test("nobody watches more than there may be", () => {
  expect(() => requireRoom(Array.from({ length: MAX_TIMERS - 1 }))).not.toThrow();
  expect(() => requireRoom(Array.from({ length: MAX_TIMERS }))).toThrow("timers.too_many");
});
