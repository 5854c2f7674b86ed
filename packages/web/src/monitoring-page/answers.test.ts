import type { MonitoringPage } from "@meridian/core/contracts/monitoring/monitoring-page";
import { expect, test } from "vitest";
import { browserLanguage, filled } from "../public-page/language.ts";
import { answersOn, isMissed, localDay, momentAfter, withAnswer } from "./answers.ts";

const page: MonitoringPage = {
  initials: "D. P.",
  clinic: "Demo Clinic",
  language: "en",
  today: "2026-03-02",
  person: "person-one",
  reminds: true,
  reminders_paused: false,
  symptoms: [
    {
      id: "one",
      name: "Headache",
      start: "2026-01-01",
      frequency: { every: "day", times: 3 },
      recent: [],
      entries: [],
    },
    {
      id: "two",
      name: "Sleep",
      start: "2026-01-01",
      frequency: { every: "day", times: 1 },
      recent: [],
      entries: [],
    },
  ],
};
const entry = (value: number | null, entered_at = "2026-03-02T10:00:00.000Z") => ({
  symptom: "one",
  day: "2026-03-02",
  value,
  note: "",
  late: false,
  entered_at,
});

test("an answer is shown at once, with the day's mean, and is gone when it is taken back", () => {
  const [first, other] = withAnswer(page, "a", entry(4)).symptoms;
  expect(first?.recent).toEqual([{ day: "2026-03-02", mean: 4 }]);
  expect(other).toEqual(page.symptoms[1]);
  const two = withAnswer(withAnswer(page, "a", entry(4)), "b", entry(8, "2026-03-02T09:00:00.000Z"));
  expect(two.symptoms[0]?.recent).toEqual([{ day: "2026-03-02", mean: 6 }]);
  const shown = two.symptoms[0];
  expect(shown && answersOn(shown, "2026-03-02").map(({ value }) => value)).toEqual([8, 4]);
  expect(withAnswer(withAnswer(page, "a", entry(4)), "a", entry(null)).symptoms[0]).toMatchObject({
    entries: [],
    recent: [],
  });
});

test("a day is missed only where it was asked for, is over and has no answer", () => {
  const symptom = {
    ...page.symptoms[0],
    start: "2026-02-23",
    // Mondays and Thursdays.
    frequency: { every: "week" as const, weekdays: [1, 4] },
    recent: [{ day: "2026-02-26", mean: 3 }],
  } as Parameters<typeof isMissed>[0];
  const days = ["2026-02-19", "2026-02-23", "2026-02-24", "2026-02-26", "2026-03-01", "2026-03-02"];
  expect(days.filter((day) => isMissed(symptom, day, "2026-03-02"))).toEqual(["2026-02-23"]);
});

test("a day is that of the phone, over the ends of months and years", () => {
  expect(localDay(new Date(2026, 0, 1, 0, 5))).toBe("2026-01-01");
  expect(localDay(new Date(2026, 0, 1, 0, 5), 1)).toBe("2025-12-31");
});

test("a change is later than what it changes, also after the phone's clock was set back", () => {
  expect(momentAfter("2026-03-02T10:00:00.000Z", Date.parse("2026-03-02T09:00:00.000Z"))).toBe(
    "2026-03-02T10:00:00.001Z",
  );
});

test.each([
  [["pt-PT", "en"], "pt"],
  [["en-GB", "pt"], "en"],
  [["de"], "en"],
  [[], "en"],
] as const)("a browser in %j gets %s", (languages, expected) =>
  expect(browserLanguage(languages)).toBe(expected),
);

test("values are put into texts", () => expect(filled("{a} of {b}", { a: 1, b: "x" })).toBe("1 of x"));
