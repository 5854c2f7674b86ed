import type { Timer } from "@meridian/core/contracts/timers/timer-terms";
import { describe, expect, it } from "vitest";
import { serverNow, updateServerClock } from "./server-clock.ts";
import { clockText, endKey, inOrder, leftOf, ringing, stateOf, untilNext } from "./timer-state.ts";

const NOW = Date.parse("2030-01-01T10:00:00Z");
const timer = (id: string, seconds: number | null, change: Partial<Timer> = {}): Timer => ({
  id,
  user_id: "usr_1",
  active: true,
  notification_seen: false,
  appointment_id: "apt_1",
  kind: "acupuncture",
  label: "",
  started_at: "2030-01-01T09:00:00.000Z",
  duration: 1200,
  ends_at: seconds === null ? null : new Date(NOW + seconds * 1000).toISOString(),
  remaining: seconds === null ? 90_000 : null,
  ...change,
});
const none = new Set<string>();

it.each([
  [0, "0:00"],
  [1, "0:01"],
  [59_001, "1:00"],
  [1_200_000, "20:00"],
  [3_600_000, "1:00:00"],
  [14_399_500, "4:00:00"],
])("%i ms are shown as %s", (milliseconds, text) => expect(clockText(milliseconds)).toBe(text));

describe("a timer by the server's clock", () => {
  it.each([
    ["runs", timer("a", 60), "running", 60_000],
    ["is paused", timer("a", null), "paused", 90_000],
    ["is over", timer("a", 0), "over", 0],
    ["has been over", timer("a", -60), "over", 0],
  ] as const)("%s", (_, one, state, left) => {
    expect([stateOf(one, NOW), leftOf(one, NOW)]).toEqual([state, left]);
  });

  it("rings once it is over, unless it was seen or silenced here", () => {
    const over = timer("over", -1);
    const silenced = timer("silenced", -1);
    const all = [
      timer("runs", 1),
      timer("paused", null),
      over,
      silenced,
      timer("seen", -1, { notification_seen: true }),
    ];
    expect(ringing(all, new Set([endKey(silenced)]), NOW)).toEqual([over]);
    expect(ringing(all, none, NOW + 1000).map(({ id }) => id)).toEqual(["runs", "over", "silenced"]);
  });

  it("rings again after it was extended", () => {
    const first = timer("a", -60);
    expect(ringing([timer("a", -1)], new Set([endKey(first)]), NOW)).toHaveLength(1);
  });

  it("waits until the nearest end", () => {
    expect(untilNext([timer("a", 90), timer("b", 30), timer("c", null), timer("d", -1)], NOW)).toBe(30_000);
    expect(untilNext([timer("c", null), timer("d", -1)], NOW)).toBeUndefined();
  });

  it("is sorted by urgency", () => {
    const all = [timer("late", 90), timer("paused", null), timer("soon", 30), timer("over", -1)];
    expect(inOrder(all, NOW).map(({ id }) => id)).toEqual(["over", "soon", "late", "paused"]);
  });
});

describe("the server's clock", () => {
  const ahead = (seconds: number, took: number) => {
    const sent = Date.now();
    updateServerClock(new Date(sent + took / 2 + seconds * 1000).toISOString(), sent, sent + took);
    return Math.round((serverNow() - Date.now()) / 100) / 10;
  };
  it("is taken from the quickest answer", () => {
    expect(ahead(7200, 200)).toBe(7200);
    expect(ahead(7200.5, 3000)).toBe(7200);
    expect(ahead(7200.1, 40)).toBe(7200.1);
  });
  it("is measured again when the device's clock was changed", () => {
    expect(ahead(0, 1000)).toBe(0);
  });
});
