import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import { expect, it } from "vitest";
import { closedOn, eventsOf, hoursOf } from "./calendar-events.ts";
import { rangeOf, readAddress, stepDay, writeAddress } from "./calendar-range.ts";

const TODAY = "2026-11-21";
const person = {
  id: "usr_1",
  name: "Demo Therapist",
  color: "#1f7a6b",
  active: true,
  specialities: [],
  working_hours: [
    { weekday: 1, from: "09:00", to: "13:00", establishment: null },
    { weekday: 1, from: "14:00", to: "18:00", establishment: null },
  ],
  time_off: [{ from: "2026-11-24", to: "2026-11-25" }],
};
const HOURS = { from: 8, to: 20 };

it("an address reads back as it was written, and says as little as it can", () => {
  const address = { view: "week", day: "2026-11-23", by: "office", who: ["off_1", "off_2"] } as const;
  expect(readAddress(writeAddress(address, TODAY), TODAY)).toEqual(address);
  expect(writeAddress({ view: "day", day: TODAY, by: "professional", who: [] }, TODAY).size).toBe(0);
});

it.each(["view=year", "date=2026-13-40", "date=tomorrow", "by=room"])(
  "an address that makes no sense is today: %s",
  (search) => {
    expect(readAddress(new URLSearchParams(search), TODAY)).toEqual({
      view: "day",
      day: TODAY,
      by: "professional",
      who: [],
    });
  },
);

it("tells apart what a colleague has at the same moment in the same room, of which nothing is known but that it is busy", () => {
  const busy = {
    busy: true as const,
    professional: "usr_1",
    office: "off_1",
    start: `${TODAY}T10:00:00.000Z`,
  };
  const entries = [30, 30, 45].map((minutes) => ({ ...busy, end: `${TODAY}T10:${minutes}:00.000Z` }));
  const clinic = { professionals: [person], time_zone: "Europe/Lisbon" } as unknown as Clinic;
  const ids = eventsOf(entries, clinic).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  // The same entries keep their names when they are read again.
  expect(eventsOf(entries, clinic).map(({ id }) => id)).toEqual(ids);
});

it("a week begins on Monday, a month shows six weeks", () => {
  expect(rangeOf("week", "2026-11-22")).toEqual({ from: "2026-11-16", to: "2026-11-23" });
  expect(rangeOf("month", TODAY)).toEqual({ from: "2026-10-26", to: "2026-12-07" });
  expect(stepDay("month", "2026-01-31", -1)).toBe("2025-12-01");
});

it("shows a professional's break, the hours around their work and their days away", () => {
  expect(closedOn(person, "2026-11-23", HOURS)).toEqual([
    { from: 480, to: 540, off: false },
    { from: 780, to: 840, off: false },
    { from: 1080, to: 1200, off: false },
  ]);
  expect(closedOn(person, "2026-11-25", HOURS)).toContainEqual({ from: 480, to: 1200, off: true });
  expect(closedOn({ ...person, working_hours: [], time_off: [] }, "2026-11-23", HOURS)).toEqual([]);
});

it("widens the hours shown to whatever lies outside, by the clinic's clock", () => {
  const early = {
    busy: true as const,
    professional: "",
    office: "",
    start: "2026-07-01T06:30:00.000Z",
    end: "2026-07-01T21:15:00.000Z",
  };
  expect(hoursOf([early], HOURS, "Europe/Lisbon")).toEqual({ from: 7, to: 23 });
});
