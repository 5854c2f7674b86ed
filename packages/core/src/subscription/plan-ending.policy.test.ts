import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plusDays } from "../time/days.ts";
import { instantAt } from "../time/zones.ts";
import { type EndingNotified, endingNotice, NOTICE_DAYS } from "./plan-ending.policy.ts";

const END = "2026-11-30";
const ZONES = [
  "Europe/Lisbon",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "America/Sao_Paulo",
  "Asia/Kolkata",
];
/** A moment on the day on which so many days are left, in a zone. */
const momentWith = (left: number, zone: string, minutes = 600) =>
  Date.parse(instantAt(plusDays(END, 1 - left), minutes, zone));
const decide = (left: number, notified?: EndingNotified, zone = "Europe/Lisbon") =>
  endingNotice({ ends_on: END, time_zone: zone, notified, now: momentWith(left, zone) });

describe("a plan's end", () => {
  test.each([
    [8, undefined],
    [7, 7],
    [5, 7],
    [3, 3],
    [2, 3],
    [1, 1],
    [0, 0],
    [-3, 0],
    [-8, undefined],
  ])("with %i days left and nothing sent, notice %s is due", (left, notice) => {
    expect(decide(left).send?.notice).toBe(notice);
  });

  test.each([
    [7, 7],
    [6, 7],
    [3, 3],
    [0, 0],
    [-2, 0],
  ])("with %i days left, notice %i is not sent twice", (left, days) => {
    expect(decide(left, { ends_on: END, days }).send).toBeUndefined();
  });

  test("says how many days are really left when the job was late", () => {
    expect(decide(2, { ends_on: END, days: 7 }).send).toEqual({ notice: 3, days_left: 2 });
  });

  test("begins again after the plan was renewed, but not after days of grace", () => {
    expect(decide(7, { ends_on: plusDays(END, -30), days: 1 }).send?.notice).toBe(7);
    expect(decide(5, { ends_on: plusDays(END, -3), days: 3 }).send).toBeUndefined();
    expect(decide(3, { ends_on: plusDays(END, -3), days: 3 }).send?.notice).toBe(3);
  });

  test.each(ZONES)("begins at midnight in %s", (zone) => {
    const midnight = momentWith(7, zone, 0);
    const at = (now: number) => endingNotice({ ends_on: END, time_zone: zone, notified: undefined, now });
    expect(at(midnight - 1)).toEqual({ send: undefined, next: new Date(midnight).toISOString() });
    expect(at(midnight).send?.notice).toBe(7);
  });
});

test("each notice is sent once at most, and the last one always, whenever the job runs", () => {
  const runs = fc.array(fc.integer({ min: -5 * 24, max: 14 * 24 }), { maxLength: 60 });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), runs, (zone, hours) => {
      let notified: EndingNotified | undefined;
      const sent: number[] = [];
      // The hours left at each run, the last of them shortly after the end.
      for (const left of [...hours].sort((a, b) => b - a).concat(-5 * 24)) {
        const now = momentWith(0, zone, 0) - left * 3_600_000;
        const { send } = endingNotice({ ends_on: END, time_zone: zone, notified, now });
        if (!send) continue;
        sent.push(send.notice);
        notified = { ends_on: END, days: send.notice };
      }
      expect(new Set(sent).size).toBe(sent.length);
      expect(sent.at(-1)).toBe(0);
      expect(sent).toEqual([...sent].sort((a, b) => b - a));
      for (const notice of sent) expect(NOTICE_DAYS).toContain(notice);
    }),
  );
});
