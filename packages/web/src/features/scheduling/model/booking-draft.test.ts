import { describe, expect, test } from "vitest";
import { nextStep } from "./booking-draft.ts";

const clinic = { time_zone: "Europe/Lisbon", app_duration_interval: 15 };
const at = (instant: string, change: Partial<typeof clinic> = {}) =>
  nextStep({ ...clinic, ...change }, Date.parse(instant));

describe("the time a booking begins with", () => {
  test.each([
    ["2026-11-21T10:01:00Z", 615],
    ["2026-11-21T10:14:59Z", 615],
    ["2026-11-21T10:15:00Z", 630],
  ])("at %s is minute %i of the day", (instant, minutes) => {
    expect(at(instant)).toEqual({ day: "2026-11-21", minutes });
  });

  test("follows the clinic's clock and steps, not the browser's", () => {
    expect(at("2026-11-21T23:10:00Z", { time_zone: "Asia/Tokyo", app_duration_interval: 20 })).toEqual({
      day: "2026-11-22",
      minutes: 500,
    });
  });

  test("goes over to the next day at midnight", () => {
    expect(at("2026-11-21T23:50:00Z")).toEqual({ day: "2026-11-22", minutes: 0 });
  });
});
