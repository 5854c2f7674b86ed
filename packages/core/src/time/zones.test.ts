import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { dayIn } from "./day-in.ts";
import { dayBounds, instantAt, plusMonths, wallClock, wallInstant } from "./zones.ts";

const HOUR = 3_600_000;
const LISBON = "Europe/Lisbon";
/** Both hemispheres, the ends of the date line, and zones whose clocks are, or change by, parts of an hour. */
const ZONES = [
  LISBON,
  "Atlantic/Azores",
  "America/Santiago",
  "Pacific/Auckland",
  "Pacific/Fiji",
  "Pacific/Pago_Pago",
  "Pacific/Kiritimati",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Australia/Adelaide",
  "Australia/Lord_Howe",
] as const;

describe("times on a day without a change", () => {
  test.each([
    ["2026-11-21", 600, LISBON, "2026-11-21T10:00:00.000Z"],
    ["2026-07-01", 600, LISBON, "2026-07-01T09:00:00.000Z"],
    ["2026-10-25", 600, LISBON, "2026-10-25T10:00:00.000Z"],
    ["2026-10-25", 30, LISBON, "2026-10-24T23:30:00.000Z"],
    ["2026-03-29", 0, LISBON, "2026-03-29T00:00:00.000Z"],
    ["2026-03-29", 150, LISBON, "2026-03-29T01:30:00.000Z"],
    ["2026-11-21", 600, "Atlantic/Azores", "2026-11-21T11:00:00.000Z"],
    ["2026-11-21", 30, "Asia/Macau", "2026-11-20T16:30:00.000Z"],
    ["2026-11-21", 30, "Pacific/Fiji", "2026-11-20T12:30:00.000Z"],
    ["2026-12-21", 30, "Pacific/Auckland", "2026-12-20T11:30:00.000Z"],
    ["2026-06-21", 30, "Pacific/Auckland", "2026-06-20T12:30:00.000Z"],
    ["2026-11-21", 545, "Asia/Kolkata", "2026-11-21T03:35:00.000Z"],
    ["2026-11-21", 1439, "Asia/Kathmandu", "2026-11-21T18:14:00.000Z"],
  ])("%s at %i minutes in %s is %s", (day, minutes, zone, instant) => {
    expect(instantAt(day, minutes, zone)).toBe(instant);
    expect(wallClock(instant, zone)).toEqual({ day, minutes });
  });
  test("24:00 is the next day's start", () => {
    expect(wallInstant("2026-10-24", "24:00", LISBON)).toBe(Date.parse("2026-10-24T23:00:00Z"));
    expect(wallInstant("2026-11-21", "09:05", LISBON)).toBe(Date.parse("2026-11-21T09:05:00Z"));
  });
});

describe("when the clocks change", () => {
  test.each([
    // Lisbon shows 01:30 twice, at +01:00 and at +00:00.
    [LISBON, "2026-10-25", "01:30", "2026-10-25T00:30:00.000Z"],
    [LISBON, "2026-10-25", "00:59", "2026-10-24T23:59:00.000Z"],
    [LISBON, "2026-10-25", "02:00", "2026-10-25T02:00:00.000Z"],
    // In the Azores it is midnight that comes twice: the day begins with the first.
    ["Atlantic/Azores", "2026-10-24", "24:00", "2026-10-25T00:00:00.000Z"],
    ["Atlantic/Azores", "2026-10-25", "00:00", "2026-10-25T00:00:00.000Z"],
    ["Pacific/Auckland", "2026-04-05", "02:30", "2026-04-04T13:30:00.000Z"],
    // Lord Howe goes back by half an hour.
    ["Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-04T14:45:00.000Z"],
  ])("in %s, a time on %s that is shown twice is the first: %s", (zone, day, time, instant) => {
    expect(new Date(wallInstant(day, time, zone)).toISOString()).toBe(instant);
  });
  test.each([
    [LISBON, "2026-03-29", "01:30", "2026-03-29T01:30:00.000Z", 150],
    [LISBON, "2026-03-29", "01:00", "2026-03-29T01:00:00.000Z", 120],
    ["Pacific/Auckland", "2026-09-27", "02:30", "2026-09-26T14:30:00.000Z", 210],
    ["Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-03T15:45:00.000Z", 165],
    // Santiago skips the first hour of the day, so the day begins at 01:00.
    ["America/Santiago", "2026-09-06", "00:00", "2026-09-06T04:00:00.000Z", 60],
  ])("in %s, a time on %s that is skipped is later by as much: %s", (zone, day, time, instant, shown) => {
    expect(new Date(wallInstant(day, time, zone)).toISOString()).toBe(instant);
    expect(wallClock(instant, zone)).toEqual({ day, minutes: shown });
  });
  test("the second of two equal times is shown like the first", () => {
    expect(wallClock("2026-10-25T00:30:00.000Z", LISBON)).toEqual({ day: "2026-10-25", minutes: 90 });
    expect(wallClock("2026-10-25T01:30:00.000Z", LISBON)).toEqual({ day: "2026-10-25", minutes: 90 });
  });
});

describe("the zone of the machine does not matter", () => {
  const own = process.env.TZ;
  afterEach(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });
  test.each(["UTC", LISBON, "America/New_York", "Pacific/Auckland", "Asia/Kolkata"])("in %s", (machine) => {
    process.env.TZ = machine;
    expect(instantAt("2026-10-25", 90, LISBON)).toBe("2026-10-25T00:30:00.000Z");
    expect(instantAt("2026-03-29", 90, LISBON)).toBe("2026-03-29T01:30:00.000Z");
    expect(wallClock("2026-10-25T01:30:00.000Z", LISBON)).toEqual({ day: "2026-10-25", minutes: 90 });
    expect(dayIn(LISBON, "2026-10-24T23:30:00.000Z")).toBe("2026-10-25");
    expect(plusMonths("2027-01-31", 1)).toBe("2027-02-28");
  });
});

describe("bounds of a calendar day", () => {
  test.each([
    [LISBON, "2026-11-22", "2026-11-22T00:00:00.000Z", 24],
    ["Pacific/Auckland", "2026-11-22", "2026-11-21T11:00:00.000Z", 24],
    ["Pacific/Apia", "2026-11-22", "2026-11-21T11:00:00.000Z", 24],
    ["Pacific/Kiritimati", "2026-11-22", "2026-11-21T10:00:00.000Z", 24],
    ["Pacific/Pago_Pago", "2026-11-22", "2026-11-22T11:00:00.000Z", 24],
    [LISBON, "2026-03-29", "2026-03-29T00:00:00.000Z", 23],
    [LISBON, "2026-10-25", "2026-10-24T23:00:00.000Z", 25],
    ["Atlantic/Azores", "2026-10-24", "2026-10-24T00:00:00.000Z", 24],
    ["Atlantic/Azores", "2026-10-25", "2026-10-25T00:00:00.000Z", 25],
    ["Pacific/Auckland", "2026-09-27", "2026-09-26T12:00:00.000Z", 23],
    ["Pacific/Auckland", "2026-04-05", "2026-04-04T11:00:00.000Z", 25],
    ["America/Santiago", "2026-09-06", "2026-09-06T04:00:00.000Z", 23],
    ["Australia/Lord_Howe", "2026-04-05", "2026-04-04T13:00:00.000Z", 24.5],
    ["Australia/Lord_Howe", "2026-10-04", "2026-10-03T13:30:00.000Z", 23.5],
  ])("in %s, %s begins at %s and has %f hours", (zone, day, start, hours) => {
    const bounds = dayBounds(day, zone);
    expect(bounds.start).toBe(start);
    expect((Date.parse(bounds.end) - Date.parse(bounds.start)) / HOUR).toBe(hours);
  });
});

describe("in every zone", () => {
  const zone = fc.constantFrom(...ZONES);
  const MINUTE = 60_000;
  const instant = fc
    .integer({ min: Date.UTC(2024, 0, 1) / MINUTE, max: Date.UTC(2034, 0, 1) / MINUTE })
    .map((minutes) => minutes * MINUTE);
  /** Half of the instants lie within two days of a change, which random ones would rarely meet. */
  const nearChange = fc
    .tuple(
      fc.constantFrom(
        "2026-03-29T01:00Z",
        "2026-10-25T01:00Z",
        "2026-04-04T15:00Z",
        "2026-10-03T16:00Z",
        "2026-09-26T14:00Z",
        "2026-09-06T04:00Z",
        "2026-04-05T03:00Z",
      ),
      fc.integer({ min: -2880, max: 2880 }),
    )
    .map(([change, minutes]) => Date.parse(change) + minutes * MINUTE);
  const moment = fc.oneof(instant, nearChange);
  const runs = { numRuns: 3000 };

  test("an instant is read and found again, unless its time is shown a second time", () => {
    fc.assert(
      fc.property(zone, moment, (name, at) => {
        const { day, minutes } = wallClock(at, name);
        const found = Date.parse(instantAt(day, minutes, name));
        // A repeated time is the first of the two, and shown alike.
        expect(found === at || (found < at && at - found <= HOUR)).toBe(true);
        expect(wallClock(found, name)).toEqual({ day, minutes });
      }),
      runs,
    );
  });
  test("a time is found and read again, unless it is skipped", () => {
    fc.assert(
      fc.property(zone, moment, fc.integer({ min: 0, max: 1439 }), (name, at, minutes) => {
        const { day } = wallClock(at, name);
        const shown = wallClock(instantAt(day, minutes, name), name);
        const skipped = shown.minutes - minutes;
        expect(shown.day).toBe(day);
        expect([0, 30, 60]).toContain(skipped);
      }),
      runs,
    );
  });
  test("of two times that the clock shows, the later is the later instant", () => {
    const clock = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(zone, moment, clock, clock, (name, at, one, other) => {
        const { day } = wallClock(at, name);
        const first = Math.min(one, other);
        const second = Math.max(one, other);
        const begin = instantAt(day, first, name);
        const end = instantAt(day, second, name);
        fc.pre(wallClock(begin, name).minutes === first && wallClock(end, name).minutes === second);
        expect(begin < end || first === second).toBe(true);
      }),
      runs,
    );
  });
  test("a day's bounds hold its instants, and the next day begins where it ends", () => {
    fc.assert(
      fc.property(zone, moment, (name, at) => {
        const { day } = wallClock(at, name);
        const { start, end } = dayBounds(day, name);
        expect(Date.parse(start) <= at && at < Date.parse(end)).toBe(true);
        expect(dayIn(name, at)).toBe(day);
        expect(dayIn(name, start)).toBe(day);
        expect(dayIn(name, Date.parse(end) - 1)).toBe(day);
      }),
      runs,
    );
  });
});

test.each([
  ["2027-01-31", 1, "2027-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-11-15", 2, "2027-01-15"],
])("%s and %i months is %s", (day, months, later) => {
  expect(plusMonths(day, months)).toBe(later);
});
