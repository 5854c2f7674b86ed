import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { overlaps, slotName, slotsOf } from "../appointments/slots.ts";
import { findFreeSlots, freeFromLedgers, utcDays } from "./availability.ts";
import { daysFrom, stretchesOn, workingTimeOf } from "./working-time.ts";

const zones = ["Europe/Lisbon", "Asia/Tokyo", "America/Los_Angeles", "UTC"];
const iso = (at: number) => new Date(at).toISOString();

/** Ledger items as bookings would leave them. */
function ledgerOf(booked: { start: string; duration: number }[]) {
  const days = new Map<string, Record<string, unknown>>();
  booked.forEach((interval, index) => {
    for (const [day, slots] of slotsOf(interval)) {
      const item = days.get(day) ?? {};
      days.set(day, item);
      for (const slot of slots) item[slotName(slot)] = new Set([`apt_${index}`]);
    }
  });
  return (day: string) => days.get(day);
}

describe("free times", () => {
  test("match those of a simple search step by step", () => {
    const interval = fc.record({
      hour: fc.nat(47),
      part: fc.nat(11),
      steps: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        // The week of the last Sunday of October, in which Lisbon's clocks go back.
        fc.constantFrom("2036-10-25", "2036-03-29", "2036-06-10"),
        fc.array(interval, { maxLength: 6 }),
        fc.integer({ min: 1, max: 30 }),
        (timeZone, day, held, steps) => {
          const days = daysFrom(
            day,
            day.replace(/\d$/, (last) => String((Number(last) + 1) % 10)),
          );
          if (days.length === 0) return;
          const booked = held.map(({ hour, part, steps: length }) => ({
            start: iso(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000 + part * 300_000),
            duration: length * 5,
          }));
          const utc = utcDays(days, timeZone);
          const working = workingTimeOf({ show_sunday: true });
          const duration = steps * 5;
          const found = [
            ...findFreeSlots({
              days,
              timeZone,
              hours: { after: "09:00", before: "18:30" },
              professionals: [{ id: "usr", working, free: freeFromLedgers(utc, ledgerOf(booked)) }],
              offices: [{ id: "off", establishment: undefined, free: freeFromLedgers(utc, () => undefined) }],
              patient: () => true,
              duration,
              step: 15,
              earliest: 0,
            }),
          ].map(({ start }) => iso(start));
          const wall = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
          const naive = [];
          for (
            let at = Date.parse(`${utc[0]}T00:00Z`);
            at < Date.parse(`${utc.at(-1)}T24:00Z`);
            at += 900_000
          ) {
            const from = wall.format(at);
            const to = wall.format(at + duration * 60_000);
            const inside = days.some((on) => from >= `${on} 09:00` && to <= `${on} 18:30`);
            if (inside && !booked.some((other) => overlaps({ start: iso(at), duration }, other)))
              naive.push(iso(at));
          }
          expect(found).toEqual(naive);
        },
      ),
      { numRuns: 200 },
    );
  });
  test("of five professionals over two months are all found", () => {
    const days = daysFrom("2036-01-01", "2036-02-29");
    const utc = utcDays(days, "Europe/Lisbon");
    const found = [
      ...findFreeSlots({
        days,
        timeZone: "Europe/Lisbon",
        hours: { after: "00:00", before: "24:00" },
        professionals: [1, 2, 3, 4, 5].map((n) => ({
          id: `usr_${n}`,
          working: workingTimeOf({}),
          free: freeFromLedgers(utc, () => undefined),
        })),
        offices: [{ id: "off", establishment: undefined, free: freeFromLedgers(utc, () => undefined) }],
        patient: () => true,
        duration: 30,
        step: 15,
        earliest: 0,
      }),
    ];
    expect(found.length).toBeGreaterThan(5000);
  });
});

describe("working time", () => {
  const monday = "2036-06-02";
  const hours = (user: Record<string, unknown>) =>
    stretchesOn(monday, workingTimeOf(user), "Europe/Lisbon").map(({ from, to }) => [
      iso(from).slice(11, 16),
      iso(to).slice(11, 16),
    ]);
  test("without working hours the calendar's visible hours are used", () => {
    expect(hours({})).toEqual([["07:00", "19:00"]]);
    expect(hours({ calendar_min: 10, calendar_max: 12 })).toEqual([["09:00", "11:00"]]);
    expect(hours({ working_hours: "nonsense", time_off: [7] })).toEqual([["07:00", "19:00"]]);
  });
  test("time off removes whole days or part of a day", () => {
    const working_hours = [
      { weekday: 1, from: "09:00", to: "12:00" },
      { weekday: 1, from: "14:00", to: "24:00" },
    ];
    expect(hours({ working_hours })).toEqual([
      ["08:00", "11:00"],
      ["13:00", "23:00"],
    ]);
    expect(hours({ working_hours, time_off: [{ from: "2036-06-01", to: "2036-06-02" }] })).toEqual([]);
    const lunch = { from: "2036-06-02T10:00:00Z", to: "2036-06-02T14:30:00Z" };
    expect(hours({ working_hours, time_off: [lunch] })).toEqual([
      ["08:00", "10:00"],
      ["14:30", "23:00"],
    ]);
    // The same by the clinic's clock, an hour ahead of UTC in June.
    const wall = { from: "2036-06-02T11:00", to: "2036-06-02T15:30" };
    expect(hours({ working_hours, time_off: [wall] })).toEqual(hours({ working_hours, time_off: [lunch] }));
  });
});
